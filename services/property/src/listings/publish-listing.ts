import { planGives } from '@pokriv/contracts/billing/plans';

import { noLease } from './lease.ts';
import { DAY_MS, nextReminder } from './reminders.ts';
import type { StoredListing } from './stored-listing.ts';

/**
 * Makes a listing public for a new period; the first publication starts its price history. Storing it asserts the
 * approval.
 */
export function publishListing(listing: StoredListing, at: Date): StoredListing {
  const { fields, priceHistory, isPremium } = listing;
  // all paid plans give the same days (decisions §5)
  const { listingDays } = planGives[isPremium ? 'premium' : 'free'];
  const expiresAt = new Date(at.getTime() + listingDays * DAY_MS);
  return {
    ...listing,
    status: 'active',
    publishedAt: listing.publishedAt ?? at,
    confirmedAt: at,
    expiresAt,
    remindAt: nextReminder(expiresAt, at),
    closedAt: null,
    ...noLease,
    priceHistory: priceHistory.length === 0 && fields.price ? [{ price: fields.price, at }] : priceHistory,
  };
}
