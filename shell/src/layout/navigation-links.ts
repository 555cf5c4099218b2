import { becomeLandlordPath } from '@pokriv/contracts/page-paths';
import type { SessionUser } from '@pokriv/web-kit/session';

import { texts } from '../messages.ts';

export const SUBSCRIPTION = '/subscription';

export interface NavigationLink {
  to: string;
  text: string;
  /** Hidden from a person who may be signed in until that is known. */
  isForVisitors?: boolean;
}

const MAP = '/properties?view=map';

const isLandlord = (user: SessionUser | undefined) => user?.role === 'landlord';

/** The header's links for this person (spec §2): favourites for tenants, own listings for landlords, admin for admins. */
export function headerLinks(user: SessionUser | undefined): NavigationLink[] {
  return [
    { to: '/properties', text: texts.properties },
    ...(user?.role === 'tenant' ? [{ to: '/favorites', text: texts.favorites }] : []),
    ...(isLandlord(user) ? [{ to: '/my-properties', text: texts.myListings }] : []),
    ...(user?.role === 'admin' ? [{ to: '/admin', text: texts.admin }] : []),
  ];
}

/** The user menu's links: profile, own listings and the plan for landlords, favourites for anybody. */
export function userMenuLinks(user: SessionUser): NavigationLink[] {
  return [
    { to: '/profile', text: texts.profile },
    ...(isLandlord(user)
      ? [
          { to: '/my-properties', text: texts.myListings },
          { to: SUBSCRIPTION, text: texts.subscription },
        ]
      : []),
    { to: '/favorites', text: texts.favorites },
  ];
}

/** What a visitor finds in the header besides the listings. */
export const visitorLinks: readonly NavigationLink[] = [
  { to: MAP, text: texts.map, isForVisitors: true },
  { to: '/help', text: texts.help, isForVisitors: true },
  { to: becomeLandlordPath, text: texts.publish, isForVisitors: true },
];

/** Whether favourites stand in the header of a phone: for people who look for a home. */
export const looksForHome = (user: SessionUser | undefined): boolean => !user || user.role === 'tenant';

export const mayAddListing = isLandlord;

/** Where „Добави обява“ leads: to the form, or to the page that opens the way to it. */
export const addListingLink = (user: SessionUser | undefined): string =>
  user?.role === 'landlord' || user?.role === 'admin' ? '/create-property' : becomeLandlordPath;
