import * as pages from '@pokriv/contracts/pages';
import type { SessionUser } from '@pokriv/web-kit/session';

import { texts } from '../messages.ts';

export const SUBSCRIPTION = pages.subscription.path;

export interface NavigationLink {
  to: string;
  text: string;
  isForVisitors?: boolean;
}

const MAP = `${pages.search.path}?view=map`;

const isLandlord = (user: SessionUser | undefined) => user?.role === 'landlord';

/** Header links by role (spec §2): favourites for tenants, own listings for landlords, admin for admins. */
export function headerLinks(user: SessionUser | undefined): NavigationLink[] {
  return [
    { to: pages.search.path, text: texts.properties },
    ...(user?.role === 'tenant' ? [{ to: pages.favorites.path, text: texts.favorites }] : []),
    ...(isLandlord(user)
      ? [
          { to: pages.today.path, text: texts.today },
          { to: pages.myListings.path, text: texts.myListings },
        ]
      : []),
    ...(user?.role === 'admin' ? [{ to: pages.adminHome.path, text: texts.admin }] : []),
  ];
}

export function userMenuLinks(user: SessionUser): NavigationLink[] {
  return [
    { to: pages.profile.path, text: texts.profile },
    { to: pages.messages.path, text: texts.messages },
    { to: pages.viewings.path, text: texts.viewings },
    ...(isLandlord(user)
      ? [
          { to: pages.today.path, text: texts.today },
          { to: pages.myListings.path, text: texts.myListings },
          { to: SUBSCRIPTION, text: texts.subscription },
        ]
      : []),
    { to: pages.favorites.path, text: texts.favorites },
    { to: pages.savedSearches.path, text: texts.savedSearches },
  ];
}

export const visitorLinks: readonly NavigationLink[] = [
  { to: MAP, text: texts.map, isForVisitors: true },
  { to: pages.help.path, text: texts.help, isForVisitors: true },
  { to: pages.becomeLandlord.path, text: texts.publish, isForVisitors: true },
];

export const looksForHome = (user: SessionUser | undefined): boolean => !user || user.role === 'tenant';

export const mayAddListing = isLandlord;

export const addListingLink = (user: SessionUser | undefined): string =>
  user?.role === 'landlord' || user?.role === 'admin' ? pages.newListing.path : pages.becomeLandlord.path;
