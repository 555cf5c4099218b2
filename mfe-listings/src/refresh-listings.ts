import type { Allowance } from '@pokriv/contracts/listing/allowance';
import type { CallName } from '@pokriv/contracts/calls';
import { keepReply, refresh } from '@pokriv/web-kit/api';

/** Every read that shows a listing: own lists, its page, searches, the map, home, favourites. */
const listingReads = [
  'listMyProperties',
  'getProperty',
  'readRevision',
  'listPropertyHistory',
  'searchProperties',
  'searchPropertiesByText',
  'readMap',
  'readPriceStats',
  'listSimilar',
  'listFavorites',
  'readHomePage',
] as const satisfies readonly CallName[];

/** After a listing of one's own changed, no page of this tab shows its former state. */
export const refreshListings = (): Promise<void> => refresh(...listingReads);

/** After a step that may take or free a place: the count that came with its answer counts at once. */
export async function refreshAfterStep({ allowance }: { allowance: Allowance }): Promise<void> {
  await keepReply('readAllowance', { data: allowance });
  await refreshListings();
}
