import * as pages from '@pokriv/contracts/pages';
import type { SessionUser } from '@pokriv/web-kit/session';

import { texts } from '../messages.ts';

export const SUBSCRIPTION = pages.subscription.path;

export interface NavigationLink {
  to: string;
  text: string;
  /** Hidden from a person who may be signed in until that is known. */
  isForVisitors?: boolean;
}

const MAP = `${pages.search.path}?view=map`;

const isLandlord = (user: SessionUser | undefined) => user?.role === 'landlord';

/** The header's links for this person (spec §2): favourites for tenants, own listings for landlords, admin for admins. */
export function headerLinks(user: SessionUser | undefined): NavigationLink[] {
  return [
    { to: pages.search.path, text: texts.properties },
    ...(user?.role === 'tenant' ? [{ to: pages.favorites.path, text: texts.favorites }] : []),
    ...(isLandlord(user) ? [{ to: pages.myListings.path, text: texts.myListings }] : []),
    ...(user?.role === 'admin' ? [{ to: pages.adminHome.path, text: texts.admin }] : []),
  ];
}

/** The user menu's links: profile, own listings and the plan for landlords, favourites for anybody. */
export function userMenuLinks(user: SessionUser): NavigationLink[] {
  return [
    { to: pages.profile.path, text: texts.profile },
    ...(isLandlord(user)
      ? [
          { to: pages.myListings.path, text: texts.myListings },
          { to: SUBSCRIPTION, text: texts.subscription },
        ]
      : []),
    { to: pages.favorites.path, text: texts.favorites },
  ];
}

/** What a visitor finds in the header besides the listings. */
export const visitorLinks: readonly NavigationLink[] = [
  { to: MAP, text: texts.map, isForVisitors: true },
  { to: pages.help.path, text: texts.help, isForVisitors: true },
  { to: pages.becomeLandlord.path, text: texts.publish, isForVisitors: true },
];

/** Whether favourites stand in the header of a phone: for people who look for a home. */
export const looksForHome = (user: SessionUser | undefined): boolean => !user || user.role === 'tenant';

export const mayAddListing = isLandlord;

/** Where „Добави обява“ leads: to the form, or to the page that opens the way to it. */
export const addListingLink = (user: SessionUser | undefined): string =>
  user?.role === 'landlord' || user?.role === 'admin' ? pages.newListing.path : pages.becomeLandlord.path;
