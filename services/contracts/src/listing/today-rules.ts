/** Thresholds of the landlord's tasks on „Днес“ and in the weekly mail. Free of zod. */

import type { ListingStatus } from './listing-states.ts';

const DAY_MS = 86_400_000;

/** Days before expiry from which a listing is due for renewal, as in the first reminder mail (decisions §5). */
export const ENDING_DAYS = 7;

interface Ending {
  status: ListingStatus;
  expiresAt: string | Date | null;
}

/** Whether a public listing is in its last `ENDING_DAYS`, when its owner may already renew it. */
export const isEnding = ({ status, expiresAt }: Ending, now: Date): boolean =>
  status === 'active' &&
  expiresAt !== null &&
  new Date(expiresAt).getTime() - now.getTime() <= ENDING_DAYS * DAY_MS;

/** Days after expiry with a task; the listing's page is public as long (decisions §4). */
export const ENDED_DAYS = 30;

/** `days` without calls or messages make a listing quiet. */
export const QUIET = { days: 10, leastViews: 10 } as const;
/** Few views point to a poor card rather than a poor home. */
export const isSeldomViewed = (views: number): boolean => views < QUIET.leastViews;

/** Minimum percent above the median of similar listings. */
export const OVERPRICED_PERCENT = 10;

/** Days before the end of a lease from which relisting is offered. */
export const LEASE_OFFER_DAYS = 45;
/** Days after the end of a lease for which the offer stays. */
export const LEASE_OVER_DAYS = 60;
export const LEASE_MONTHS_MOST = 120;
