import { DAY_MS, nextReminder } from './reminders.ts';
import type { StoredListing } from './stored-listing.ts';

/** How long a listing stays public after an approval or a renewal (decisions §5). */
const DAYS = { free: 30, paid: 60 };

/** A listing as it is from now on public; the first publication opens its price history. */
export function publishListing(listing: StoredListing, at: Date): StoredListing {
  const { fields, priceHistory, isPremium } = listing;
  const days = isPremium ? DAYS.paid : DAYS.free;
  const expiresAt = new Date(at.getTime() + days * DAY_MS);
  return {
    ...listing,
    status: 'active',
    publishedAt: listing.publishedAt ?? at,
    approvedAt: listing.approvedAt ?? at,
    confirmedAt: at,
    expiresAt,
    remindAt: nextReminder(expiresAt, at),
    closedAt: null,
    priceHistory: priceHistory.length === 0 ? [{ price: fields.price ?? 0, at }] : priceHistory,
  };
}
