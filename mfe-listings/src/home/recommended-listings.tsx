import * as pages from '@pokriv/contracts/pages';
import type { PropertyCard } from '@pokriv/contracts/listing/property';
import { ButtonLink } from '@pokriv/web-kit/ui';
import { ArrowRight } from 'lucide-react';

import { CardGrid } from '../card/card-grid.tsx';
import { Shelf } from '../card/shelf.ts';
import { HomeSection } from './home-section.tsx';
import { homeTexts } from './messages.ts';

/** Number of featured listings (spec §9). */
export const RECOMMENDED = 6;

/** Minimum column width in px: three columns, so that six cards fill two rows. */
const COLUMN = 330;

interface RecommendedListingsProps {
  cards: readonly PropertyCard[] | undefined;
  servedToken?: string;
  /** In one row on phones, so that the next block is near. */
  isFirst?: boolean;
}

export function RecommendedListings({ cards, servedToken, isFirst = false }: RecommendedListingsProps) {
  if (cards?.length === 0) return null;
  const grid = (
    <CardGrid cards={cards} mayHide servedToken={servedToken} skeletons={RECOMMENDED} min={COLUMN} />
  );
  return (
    <HomeSection
      title={homeTexts.recommendedTitle}
      aside={
        <ButtonLink to={pages.search.path} variant="secondary" size="small">
          {homeTexts.allListings}
          <ArrowRight />
        </ButtonLink>
      }
    >
      {isFirst ? <Shelf>{grid}</Shelf> : grid}
    </HomeSection>
  );
}
