import { ErrorState } from '@pokriv/web-kit/ui';
import type { ReactNode } from 'react';

import { CardGrid } from '../card/card-grid.tsx';
import { HomeSection } from './home-section.tsx';
import { homeTexts } from './messages.ts';
import { RECOMMENDED, RecommendedListings } from './recommended-listings.tsx';
import { SuperListings } from './super-listings.tsx';
import type { useHome } from './use-home.ts';

type HomeListingsProps = ReturnType<typeof useHome> & {
  /** Rendered between the two lists. */
  children: ReactNode;
};

export function HomeListings({ home, error, retry, children }: HomeListingsProps) {
  if (error && !home) {
    return (
      <>
        <HomeSection title={homeTexts.recommendedTitle}>
          <ErrorState title={homeTexts.loadFailed} message={error.message} onRetry={retry} />
        </HomeSection>
        {children}
      </>
    );
  }
  if (!home) {
    return (
      <>
        <HomeSection>
          <CardGrid cards={undefined} skeletons={4} />
        </HomeSection>
        {children}
        <RecommendedListings cards={undefined} />
      </>
    );
  }
  // They would shift the layout right below the hero.
  const isFirstScreenFilled = home.super.length > 0;
  const isAbove = new Set(home.super.map(({ id }) => id));
  const others = home.recommended.filter(({ id }) => !isAbove.has(id)).slice(0, RECOMMENDED);
  return (
    <>
      <SuperListings cards={home.super} servedToken={home.servedToken} />
      {isFirstScreenFilled && children}
      <RecommendedListings cards={others} servedToken={home.servedToken} isFirst={!isFirstScreenFilled} />
      {!isFirstScreenFilled && children}
    </>
  );
}
