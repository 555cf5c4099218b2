import type { ReplyOf } from '@pokriv/contracts/endpoints';
import { useUser } from '@pokriv/web-kit/session';
import { useEffect, useSyncExternalStore } from 'react';

import type { RecentListing } from './recent-listing.ts';
import { listenToRecent, readRecent, rememberListing } from './recent-store.ts';

const nothing: readonly RecentListing[] = [];

/** Newest first; empty on the server and during hydration. */
export function useRecent(): readonly RecentListing[] {
  // A sign-out clears storage without an event; the change of user triggers a re-render.
  useUser();
  return useSyncExternalStore(listenToRecent, readRecent, () => nothing);
}

export function useRemembered(listing: ReplyOf<'getProperty'>['data'] | undefined): void {
  useEffect(() => {
    if (!listing?.title || listing.price === undefined) return;
    const { id, title, price, location, images } = listing;
    const { city = '', neighborhood } = location;
    rememberListing({ id, title, price, city, neighborhood, area: listing.area, cover: images[0] });
  }, [listing]);
}
