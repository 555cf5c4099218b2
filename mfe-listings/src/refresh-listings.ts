import type { Allowance } from '@pokriv/contracts/listing/allowance';
import type { CallName } from '@pokriv/contracts/calls';
import { cacheReply, refresh } from '@pokriv/web-kit/api';

const listingReads = [
  'listMyProperties',
  'readToday',
  'getProperty',
  'readRevision',
  'listPropertyHistory',
  'searchProperties',
  'searchPropertiesByText',
  'readMap',
  'readPriceStats',
  'listSimilar',
  'readLandlord',
  'listFavorites',
  'readHomePage',
] as const satisfies readonly CallName[];

/** Invalidates cached listings of this tab after a change of an own one. */
export const refreshListings = (): Promise<void> => refresh(...listingReads);

/** Caches the allowance of a response, since an action may take or free a slot. */
export async function refreshAfterStep({ allowance }: { allowance: Allowance }): Promise<void> {
  await cacheReply('readAllowance', { data: allowance });
  await refreshListings();
}
