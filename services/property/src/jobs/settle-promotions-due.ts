import type { ListingDeps } from '../listings/listing-deps.ts';
import { settleDue } from '../promotions/settle-listing.ts';
import { forEachDue } from './for-each-due.ts';

/**
 * Ends the promotions whose days are over and starts those whose moment has come (decisions §8).
 * @returns of how many listings the place changed
 */
export const settlePromotionsDue = (deps: ListingDeps): Promise<number> =>
  forEachDue({
    name: 'settle-promotions',
    due: (page) => deps.promotions.due(deps.now(), page),
    take: ({ id }) => settleDue(deps, id),
  });
