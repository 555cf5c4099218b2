import { roomsOfLayout } from '@pokriv/contracts/listing/guess-listing';

import type { ListingFields } from '../listings/stored-listing.ts';

/** The rooms as given, else derived from the layout. */
export function roomsOf({ rooms, layout }: ListingFields): number | undefined {
  return rooms ?? roomsOfLayout(layout);
}
