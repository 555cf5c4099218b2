import { Link } from '@pokriv/web-kit/router';
import { breakpoint, Button, color, Container, font, layer, space } from '@pokriv/web-kit/ui';
import { List, Map as MapIcon, SlidersHorizontal } from 'lucide-react';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';

import { HEADER_HEIGHT } from '../header-height.ts';
import { CityPicker } from '../place/city-picker.tsx';
import { activeFilters } from '../search-address/active-filters.ts';
import { searchHref, type ParameterName } from '../search-address/search-state.ts';
import { countsOf } from './counts.ts';
import { FloatingPill, PillPart } from './floating-pill.ts';
import { searchTexts } from './messages.ts';
import { QueryField } from './query-field.tsx';
import { QuickFilters } from './quick-filters.tsx';
import { WIDE_PAGE } from './screen.ts';
import { useFilterDraft } from './use-filter-draft.ts';
import { useFilterSheet } from './use-filter-sheet.tsx';
import type { Results } from './use-results.ts';
import type { Search } from './use-search.ts';

/** On wide screens it stays under the header; below the header's own menus, above the cards. */
const Root = styled.div`
  padding-top: ${space(4)};

  ${breakpoint.desktop} {
    position: sticky;
    top: ${HEADER_HEIGHT};
    z-index: calc(${layer.bar} - 1);
    padding-block: ${space(3)};
    border-bottom: 1px solid ${color.line};
    background: ${color.page};
  }
`;

/** The fields say what they are by their icons and placeholders; their labels are left to screen readers. */
const Row = styled(Container)<{ $isWide: boolean }>`
  display: flex;
  align-items: end;
  gap: ${space(2)};
  max-width: ${({ $isWide }) => $isWide && WIDE_PAGE};

  > :is(form, div) > div > div:first-child {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

const Words = styled.form`
  flex: 1.2;
  min-width: 0;
`;

const City = styled.div`
  display: none;
  flex: 1;
  min-width: 0;

  ${breakpoint.desktop} {
    display: block;
  }
`;

const Wide = styled.div`
  display: none;

  > button {
    flex: none;
    padding-inline: ${space(3.5)};
    font-size: ${font.size.small};
  }

  ${breakpoint.desktop} {
    display: contents;
  }
`;

/** What the bar itself shows is not counted on the button of the others. */
const inBar = new Set<ParameterName>(['query', 'location', 'priceMin', 'propertyType', 'roomsMin']);

/**
 * Words, city and the filters used most on wide screens, the rest in a sheet; on phones words above the results, and
 * filters and map under the thumb.
 */
export function SearchBar({ search, results }: { search: Search; results: Results }) {
  const draft = useFilterDraft(search, results);
  const sheet = useFilterSheet(draft);
  const { state, change } = search;
  const set = activeFilters(state).filter(({ name }) => name !== 'query');
  const isMap = state.view === 'map';
  const stay = (event: FormEvent) => event.preventDefault();
  return (
    <Root>
      <Row $isWide={state.view !== 'list'}>
        <Words role="search" aria-label={searchTexts.searchLabel} onSubmit={stay}>
          <QueryField target={search} />
        </Words>
        <City>
          <CityPicker
            value={state.location}
            onChange={(location) => change({ location })}
            counts={countsOf(results.facets, 'location')}
          />
        </City>
        <Wide>
          <QuickFilters target={search} facets={results.facets} />
          <Button type="button" variant="secondary" {...sheet.opener}>
            <SlidersHorizontal />
            {searchTexts.moreFilters(set.filter(({ name }) => !inBar.has(name)).length)}
          </Button>
        </Wide>
        <FloatingPill>
          <PillPart as="button" type="button" {...sheet.opener}>
            <SlidersHorizontal aria-hidden />
            {searchTexts.filtersCount(set.length)}
          </PillPart>
          <PillPart as={Link} to={searchHref({ ...state, view: isMap ? 'list' : 'map' })}>
            {isMap ? <List aria-hidden /> : <MapIcon aria-hidden />}
            {isMap ? searchTexts.list : searchTexts.map}
          </PillPart>
        </FloatingPill>
      </Row>
      {sheet.view}
    </Root>
  );
}
