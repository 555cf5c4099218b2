import { ErrorState } from '@pokriv/web-kit/ui';

import { CardGrid } from '../card/card-grid.tsx';
import { HomeSection } from './home-section.tsx';
import { homeTexts } from './messages.ts';
import { RECOMMENDED, RecommendedListings } from './recommended-listings.tsx';
import { SuperListings } from './super-listings.tsx';
import type { useHome } from './use-home.ts';

/** The two lists of the home page, what stands there before them, or the failure with another try. */
export function HomeListings({ home, error, retry }: ReturnType<typeof useHome>) {
  if (error && !home) {
    return (
      <HomeSection title={homeTexts.recommendedTitle}>
        <ErrorState title={homeTexts.loadFailed} message={error.message} onRetry={retry} />
      </HomeSection>
    );
  }
  if (!home) {
    return (
      <>
        <HomeSection>
          <CardGrid cards={undefined} skeletons={4} />
        </HomeSection>
        <RecommendedListings cards={undefined} />
      </>
    );
  }
  const isAbove = new Set(home.super.map(({ id }) => id));
  const others = home.recommended.filter(({ id }) => !isAbove.has(id)).slice(0, RECOMMENDED);
  return (
    <>
      <SuperListings cards={home.super} servedToken={home.servedToken} />
      <RecommendedListings cards={others} servedToken={home.servedToken} />
    </>
  );
}
