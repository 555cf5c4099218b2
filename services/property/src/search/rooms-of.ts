import type { Layout } from '@pokriv/contracts/listing/property-options';

import type { ListingFields } from '../listings/stored-listing.ts';

const byLayout: Partial<Record<Layout, number>> = {
  one_room: 1,
  two_room: 2,
  three_room: 3,
  four_room: 4,
  multi_room: 5,
};

/** The rooms as given, else derived from the layout. */
export function roomsOf({ rooms, layout }: ListingFields): number | undefined {
  return rooms ?? (layout && byLayout[layout]);
}
