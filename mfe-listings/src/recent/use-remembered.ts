import type { ReplyOf } from '@pokriv/contracts/endpoints';
import { useEffect } from 'react';

import { rememberListing } from './recent-store.ts';
import { rememberViewed } from './viewed-store.ts';

export function useRemembered(listing: ReplyOf<'getProperty'>['data'] | undefined): void {
  useEffect(() => {
    if (!listing?.title || listing.price === undefined) return;
    const { id, title, price, location, images } = listing;
    const { city = '', neighborhood } = location;
    rememberListing({ id, title, price, city, neighborhood, area: listing.area, cover: images[0] });
    rememberViewed(id);
  }, [listing]);
}
