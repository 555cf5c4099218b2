import { useTitle } from '@pokriv/web-kit/title';

import { CallToAction } from './call-to-action.tsx';
import { Hero } from './hero.tsx';
import { homeTexts } from './messages.ts';
import { PopularCities } from './popular-cities.tsx';
import { RecommendedListings } from './recommended-listings.tsx';
import { Stats } from './stats.tsx';
import { SuperListings } from './super-listings.tsx';

export function HomePage() {
  useTitle(homeTexts.pageTitle);
  return (
    <>
      <Hero />
      <SuperListings />
      <RecommendedListings />
      <Stats />
      <PopularCities />
      <CallToAction />
    </>
  );
}
