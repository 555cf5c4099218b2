import type { PropertyCard } from '@pokriv/contracts/property';
import { ButtonLink } from '@pokriv/web-kit/ui';
import { ArrowRight } from 'lucide-react';

import { CardGrid } from '../card/card-grid.tsx';
import { HomeSection } from './home-section.tsx';
import { homeTexts } from './messages.ts';

/** Spec §9: featured limit 6. */
export const RECOMMENDED = 6;

/** Three columns on wide screens, so that six make two whole rows. */
const COLUMN = 330;

/** @param cards absent while they load */
export function RecommendedListings({ cards }: { cards: readonly PropertyCard[] | undefined }) {
  if (cards?.length === 0) return null;
  return (
    <HomeSection
      title={homeTexts.recommendedTitle}
      aside={
        <ButtonLink to="/properties" variant="secondary" size="small">
          {homeTexts.allListings}
          <ArrowRight />
        </ButtonLink>
      }
    >
      <CardGrid cards={cards} skeletons={RECOMMENDED} min={COLUMN} />
    </HomeSection>
  );
}
