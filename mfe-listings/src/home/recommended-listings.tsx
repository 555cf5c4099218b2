import { ButtonLink, ErrorState } from '@pokriv/web-kit/ui';
import { ArrowRight } from 'lucide-react';

import { CardGrid } from '../card/card-grid.tsx';
import { HomeSection } from './home-section.tsx';
import { homeTexts } from './messages.ts';
import { RECOMMENDED, useRecommended } from './use-recommended.ts';

/** Three columns on wide screens, so that six make two whole rows. */
const COLUMN = 330;

export function RecommendedListings() {
  const { cards, error, retry } = useRecommended();
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
      {error && !cards ? (
        <ErrorState title={homeTexts.loadFailed} message={error.message} onRetry={retry} />
      ) : (
        <CardGrid cards={cards} skeletons={RECOMMENDED} min={COLUMN} />
      )}
    </HomeSection>
  );
}
