import { AppError } from '@pokriv/contracts/errors';

import type { ListingDeps } from '../listings/listing-deps.ts';
import { moveListing } from '../listings/move-listing.ts';

const BATCH = 100;

/**
 * Ends the listings whose time is over (decisions §5), each in a transaction of its own. Two that run at once meet at the
 * listing: the later one is refused and goes on.
 * @returns how many it ended
 */
export async function expireListings(deps: ListingDeps): Promise<number> {
  const ids = await deps.listings.expired(deps.now(), BATCH);
  let ended = 0;
  for (const id of ids) {
    try {
      await moveListing(deps, 'system', id, 'expire');
      ended += 1;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }
  return ended;
}
