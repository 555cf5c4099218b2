import type { ListingDeps } from '../listings/listing-deps.ts';
import { remindOwner } from '../listings/remind-owner.ts';
import { forEachDue } from './for-each-due.ts';

/**
 * Tells the owners of listings that end in 7 days and in 1 day (decisions §5), once each a period.
 * @returns how many mails go out
 */
export const remindOwners = (deps: ListingDeps): Promise<number> =>
  forEachDue({
    name: 'remind-owners',
    due: (page) => deps.listings.due('remindAt', deps.now(), page),
    take: (due) => remindOwner(deps, due),
  });
