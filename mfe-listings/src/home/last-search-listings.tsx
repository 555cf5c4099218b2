import { searchHeading, soughtDistrict } from '@pokriv/contracts/search/page-titles';
import { useRead } from '@pokriv/web-kit/api';
import { ButtonLink } from '@pokriv/web-kit/ui';
import { ArrowRight } from 'lucide-react';

import { CardGrid } from '../card/card-grid.tsx';
import { Shelf } from '../card/shelf.ts';
import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
import { useLastSearch } from '../recent/last-search.ts';
import { activeFilters } from '../search-address/active-filters.ts';
import { readSearch, searchQuery, type SearchState } from '../search-address/search-state.ts';
import { HomeSection } from './home-section.tsx';
import { homeTexts as texts } from './messages.ts';

const SHOWN = 4;
const inHeading: readonly string[] = ['location', 'propertyType'];

export function LastSearchListings() {
  const href = useLastSearch();
  return href ? (
    <Listings href={href} state={readSearch(new URLSearchParams(href.split('?')[1])).state} />
  ) : null;
}

function Listings({ href, state }: { href: string; state: SearchState }) {
  const { data, error } = useRead('searchProperties', {
    query: { ...searchQuery(state), sort: 'newest', limit: String(SHOWN) },
    quiet: pageErrorCodes,
  });
  if (error || data?.data.length === 0) return null;
  const named = soughtDistrict({ ...state, near: undefined }) ? [...inHeading, 'neighborhood'] : inHeading;
  const filters = activeFilters(state).filter(({ name }) => !named.includes(name));
  return (
    <HomeSection
      title={texts.lastSearchTitle}
      text={[searchHeading({ ...state, near: undefined }), ...filters.map(({ text }) => text)].join(' · ')}
      aside={
        <ButtonLink to={href} variant="secondary" size="small">
          {texts.goOn}
          <ArrowRight />
        </ButtonLink>
      }
    >
      <Shelf>
        <CardGrid cards={data?.data} mayHide servedToken={data?.servedToken} skeletons={SHOWN} />
      </Shelf>
    </HomeSection>
  );
}
