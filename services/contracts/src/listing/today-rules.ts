/** Thresholds of the landlord's tasks on „Днес“ and in the weekly letter. Free of zod. */

/** Days before expiry for renewing a public listing, starting with the first reminder mail (decisions §5). */
export const ENDING_DAYS = 7;
/** Days for which an expired listing is listed, as long as its page is shown (decisions §4). */
export const ENDED_DAYS = 30;

/** Days without calls or messages. */
export const QUIET = { days: 10, leastViews: 10 } as const;
/** Below this a listing has a poor card rather than a poor home. */
export const isSeldomViewed = (views: number): boolean => views < QUIET.leastViews;

/** Minimum whole percent above the median of similar listings. */
export const OVERPRICED_PERCENT = 10;

/** Days before the end of a lease of the relisting offer. */
export const LEASE_OFFER_DAYS = 45;
/** Days after the end of a lease until the offer disappears. */
export const LEASE_OVER_DAYS = 60;
export const LEASE_MONTHS_MOST = 120;
