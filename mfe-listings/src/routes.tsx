import * as pages from '@pokriv/contracts/pages';
import { pageRoute } from '@pokriv/web-kit/guard';
import type { RouteObject } from '@pokriv/web-kit/router';
import { HydratedPage } from '@pokriv/web-kit/mark-hydrated';
import { PageSpinner } from '@pokriv/web-kit/ui';
import { lazy, Suspense, type ReactNode } from 'react';

const HomePage = lazy(() =>
  import(/* webpackChunkName: "home" */ './home/home-page.tsx').then(({ HomePage: page }) => ({
    default: page,
  })),
);
const SearchPage = lazy(() =>
  import(/* webpackChunkName: "search" */ './search/search-page.tsx').then(({ SearchPage: page }) => ({
    default: page,
  })),
);
const DetailPage = lazy(() =>
  import(/* webpackChunkName: "detail" */ './detail/detail-page.tsx').then(({ DetailPage: page }) => ({
    default: page,
  })),
);
const LandlordPage = lazy(() =>
  import(/* webpackChunkName: "landlord" */ './landlord/landlord-page.tsx').then(
    ({ LandlordPage: page }) => ({
      default: page,
    }),
  ),
);
const FavoritesPage = lazy(() =>
  import(/* webpackChunkName: "favorites" */ './favorites/favorites-page.tsx').then(
    ({ FavoritesPage: page }) => ({
      default: page,
    }),
  ),
);
const ComparePage = lazy(() =>
  import(/* webpackChunkName: "compare" */ './compare/compare-page.tsx').then(({ ComparePage: page }) => ({
    default: page,
  })),
);
const SharedListPage = lazy(() =>
  import(/* webpackChunkName: "shared-list" */ './shared-list/shared-list-page.tsx').then(
    ({ SharedListPage: page }) => ({
      default: page,
    }),
  ),
);
const SavedSearchesPage = lazy(() =>
  import(/* webpackChunkName: "saved-searches" */ './alerts/page/saved-searches-page.tsx').then(
    ({ SavedSearchesPage: page }) => ({
      default: page,
    }),
  ),
);
const MatchesPage = lazy(() =>
  import(/* webpackChunkName: "matches" */ './alerts/matches/matches-page.tsx').then(
    ({ MatchesPage: page }) => ({
      default: page,
    }),
  ),
);
const AlertLinkPage = lazy(() =>
  import(/* webpackChunkName: "alert-link" */ './alerts/link/alert-link-page.tsx').then(
    ({ AlertLinkPage: page }) => ({
      default: page,
    }),
  ),
);
const PublishPage = lazy(() =>
  import(/* webpackChunkName: "publish" */ './publish/publish-page.tsx').then(({ PublishPage: page }) => ({
    default: page,
  })),
);
const MyListingsPage = lazy(() =>
  import(/* webpackChunkName: "my-listings" */ './mine/my-listings-page.tsx').then(
    ({ MyListingsPage: page }) => ({
      default: page,
    }),
  ),
);
const TodayPage = lazy(() =>
  import(/* webpackChunkName: "today" */ './today/today-page.tsx').then(({ TodayPage: page }) => ({
    default: page,
  })),
);
const StatisticsPage = lazy(() =>
  import(/* webpackChunkName: "statistics" */ './statistics/statistics-page.tsx').then(
    ({ StatisticsPage: page }) => ({
      default: page,
    }),
  ),
);
const PromotePage = lazy(() =>
  import(/* webpackChunkName: "promote" */ './promote/promote-page.tsx').then(({ PromotePage: page }) => ({
    default: page,
  })),
);
const ListingLinkPage = lazy(() =>
  import(/* webpackChunkName: "listing-link" */ './listing-link/listing-link-page.tsx').then(
    ({ ListingLinkPage: page }) => ({
      default: page,
    }),
  ),
);

const open = (page: ReactNode) => (
  <Suspense fallback={<PageSpinner />}>
    {page}
    <HydratedPage />
  </Suspense>
);

/** Routes of this slice (spec §2). The shell adds its frame. */
export const routes: RouteObject[] = [
  pageRoute(pages.home, open(<HomePage />)),
  pageRoute(pages.search, open(<SearchPage />)),
  pageRoute(pages.listing, open(<DetailPage />)),
  pageRoute(pages.landlord, open(<LandlordPage />)),
  pageRoute(pages.favorites, open(<FavoritesPage />)),
  pageRoute(pages.compareFavorites, open(<ComparePage />)),
  pageRoute(pages.savedSearches, open(<SavedSearchesPage />)),
  // One element for both routes, so that the form stays mounted when its draft gets an id.
  pageRoute(pages.newListing, open(<PublishPage />)),
  pageRoute(pages.editListing, open(<PublishPage />)),
  pageRoute(pages.today, open(<TodayPage />)),
  pageRoute(pages.myListings, open(<MyListingsPage />)),
  pageRoute(pages.listingStatistics, open(<StatisticsPage />)),
  pageRoute(pages.promoteListing, open(<PromotePage />)),
  pageRoute(pages.sharedList, open(<SharedListPage />)),
  // Linked from mails, so open without a session.
  pageRoute(pages.searchMatches, open(<MatchesPage />)),
  pageRoute(pages.alertLink, open(<AlertLinkPage />)),
  pageRoute(pages.listingLink, open(<ListingLinkPage />)),
];
