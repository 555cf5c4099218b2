import type { ReplyOf } from '@pokriv/contracts/endpoints';
import { useUser } from '@pokriv/web-kit/session';
import { useEffect, useSyncExternalStore } from 'react';

import type { RecentListing } from './recent-listing.ts';
import { listenToRecent, readRecent, rememberListing } from './recent-store.ts';

const nothing: readonly RecentListing[] = [];

/** The listings that were looked at in this browser, the newest first; none on the server and while it is taken over. */
export function useRecent(): readonly RecentListing[] {
  // Signing out empties the storage without a word: the change of the user brings the next reading.
  useUser();
  return useSyncExternalStore(listenToRecent, readRecent, () => nothing);
}

/** Remembers the listing whose page is open. */
export function useRemembered(listing: ReplyOf<'getProperty'>['data'] | undefined): void {
  useEffect(() => {
    if (!listing?.title || listing.price === undefined) return;
    const { id, title, price, location, images } = listing;
    const { city = '', neighborhood } = location;
    rememberListing({ id, title, price, city, neighborhood, area: listing.area, cover: images[0] });
  }, [listing]);
}
