import { forEachDue, type Due } from '../for-each-due.ts';
import { announceExpiry } from './announce-to-owner.ts';
import type { ChangeDeps } from './change-stored.ts';
import { dueReminder, nextReminder } from './reminders.ts';

type RemindDeps = Pick<ChangeDeps, 'inTransaction' | 'listings' | 'now'>;

/**
 * Mails the owners of listings that expire in 7 days and in 1 day (decisions §5), once per period each.
 * @returns how many mails were announced
 */
export function remindOwners(deps: RemindDeps): Promise<number> {
  return forEachDue({
    name: 'remind-owners',
    due: (page) => deps.listings.due('remindAt', deps.now(), page),
    take: (due) => remindOwner(deps, due),
  });
}

/** Compare-and-set on `remindAt` in the mail's transaction: of two concurrent runs only one sends. */
function remindOwner(deps: RemindDeps, { id, at: claimed }: Due): Promise<boolean> {
  return deps.inTransaction(async (unit) => {
    const at = deps.now();
    const listing = await deps.listings.get(id, unit);
    const { status, expiresAt } = listing;
    if (status !== 'active' || !expiresAt || listing.remindAt?.getTime() !== claimed.getTime()) return false;
    await deps.listings.setReminder(id, { remindAt: nextReminder(expiresAt, at) }, unit);
    const daysLeft = dueReminder(expiresAt, at);
    if (!daysLeft) return false;
    await announceExpiry(listing, { daysLeft, expiresAt }, unit);
    return true;
  });
}
