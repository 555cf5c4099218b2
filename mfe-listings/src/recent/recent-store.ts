import { mayRemember, RECENT_KEY } from '@pokriv/web-kit/cookie-choice';

import { deviceList } from '../device-list.ts';
import { toRecentListing, type RecentListing } from './recent-listing.ts';

/** Local only (decisions §12), newest first. */
const recent = deviceList(RECENT_KEY, 20, toRecentListing);

export const { read: readRecent, listen: listenToRecent, useItems: useRecent } = recent;

export const keepRecent = (listings: readonly RecentListing[]): void =>
  void recent.store(mayRemember() ? listings : []);

const without = (id: string) => readRecent().filter((listing) => listing.id !== id);

export const rememberListing = (listing: RecentListing): void =>
  keepRecent([listing, ...without(listing.id)]);

/** Removes a listing that no longer exists. */
export function forgetListing(id: string): void {
  if (readRecent().some((listing) => listing.id === id)) keepRecent(without(id));
}
