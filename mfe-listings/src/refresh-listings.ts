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

/** Invalidates all cached listings of this tab after a change of one's own listing. */
export const refreshListings = (): Promise<void> => refresh(...listingReads);

/** After an action that may take or free a slot: the allowance of its response is cached at once. */
export async function refreshAfterStep({ allowance }: { allowance: Allowance }): Promise<void> {
  await cacheReply('readAllowance', { data: allowance });
  await refreshListings();
}
