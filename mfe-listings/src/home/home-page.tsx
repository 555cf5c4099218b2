import { home } from '@pokriv/contracts/pages';
import { useTitle } from '@pokriv/web-kit/title';
import { breakpoint, Container, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { NewsLine } from '../alerts/news-line.tsx';
import { CallToAction } from './call-to-action.tsx';
import { Hero } from './hero.tsx';
import { HomeListings } from './home-listings.tsx';
import { HomeRecent } from './home-recent.tsx';
import { LastSearchListings } from './last-search-listings.tsx';
import { PopularCities } from './popular-cities.tsx';
import { Stats } from './stats.tsx';
import { useHome } from './use-home.ts';

const Recent = styled(Container)`
  &:not(:empty) {
    padding-top: ${space(10)};

    ${breakpoint.desktop} {
      padding-top: ${space(16)};
    }
  }
`;

/** Spec §2, home. Sections that depend on local storage or the session stay below the fold to avoid layout shifts. */
export function HomePage() {
  const read = useHome();
  useTitle(home.title);
  return (
    <>
      <Hero counts={read.home?.cities} />
      <HomeListings {...read}>
        <NewsLine />
        <LastSearchListings />
        <Recent>
          <HomeRecent />
        </Recent>
      </HomeListings>
      <Stats />
      <PopularCities counts={read.home?.cities} />
      <CallToAction />
    </>
  );
}
