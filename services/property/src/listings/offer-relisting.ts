import { forEachDue, type Due } from '../for-each-due.ts';
import { mailedListing } from './announce-to-owner.ts';
import type { ChangeDeps } from './change-stored.ts';

type OfferDeps = Pick<ChangeDeps, 'inTransaction' | 'listings' | 'now'>;

/**
 * Notifies owners of rented listings whose lease ends in `LEASE_OFFER_DAYS` days, once each.
 * @returns the number of owners
 */
export function offerRelisting(deps: OfferDeps): Promise<number> {
  return forEachDue({
    name: 'offer-relisting',
    due: (page) => deps.listings.due('offerAt', deps.now(), page),
    take: (due) => offer(deps, due),
  });
}

/** Compare-and-set on `offerAt` in the mail's transaction: of two concurrent runs only one sends. */
function offer(deps: OfferDeps, { id, at: claimed }: Due): Promise<boolean> {
  return deps.inTransaction(async (unit) => {
    const listing = await deps.listings.get(id, unit);
    const { status, leaseEnd, offerAt, isHidden } = listing;
    if (status !== 'rented' || !leaseEnd || offerAt?.getTime() !== claimed.getTime()) return false;
    await deps.listings.setReminder(id, { offerAt: null }, unit);
    if (isHidden) return false;
    await unit.announce('lease-ending', { ...mailedListing(listing), leaseEnd });
    return true;
  });
}
