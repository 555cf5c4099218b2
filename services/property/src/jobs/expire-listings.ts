import { expireListing } from '../listings/expire-listing.ts';
import type { ListingDeps } from '../listings/listing-deps.ts';
import { forEachDue } from './for-each-due.ts';

/**
 * Ends the listings whose time is over (decisions §5), all that there are.
 * @returns how many it ended
 */
export const expireListings = (deps: ListingDeps): Promise<number> =>
  forEachDue({
    name: 'expire-listings',
    due: (page) => deps.listings.due('expiresAt', deps.now(), page),
    take: async ({ id }) => {
      await expireListing(deps, id);
      return true;
    },
  });
