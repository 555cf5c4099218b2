import { roomsOfLayout } from '@pokriv/contracts/listing/guess-listing';

import type { ListingFields } from '../listings/stored-listing.ts';

/** The stored rooms, with the layout as fallback. */
export function roomsOf({ rooms, layout }: ListingFields): number | undefined {
  return rooms ?? roomsOfLayout(layout);
}
