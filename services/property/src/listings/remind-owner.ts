import { announceExpiry } from './announce-to-owner.ts';
import type { ListingDeps } from './listing-deps.ts';
import type { DueAfter } from './listing.repository.ts';
import { dueReminder, nextReminder } from './reminders.ts';

/**
 * Tells the owner of a public listing that its period ends. The moment is claimed and the mail announced in one
 * transaction: of two that try, one does.
 * @returns whether a mail goes out
 */
export function remindOwner(deps: ListingDeps, { id, at: claimed }: DueAfter): Promise<boolean> {
  return deps.inTransaction(async (unit) => {
    const at = deps.now();
    const listing = await deps.listings.get(id, unit);
    const { status, expiresAt } = listing;
    if (status !== 'active' || !expiresAt || listing.remindAt?.getTime() !== claimed.getTime()) return false;
    await deps.listings.setReminder(id, nextReminder(expiresAt, at), unit);
    const daysLeft = dueReminder(expiresAt, at);
    if (!daysLeft) return false;
    await announceExpiry(listing, { daysLeft, expiresAt }, unit);
    return true;
  });
}
