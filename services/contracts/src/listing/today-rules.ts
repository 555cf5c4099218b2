/** What a landlord is told of on the page „Днес“ and in the weekly letter. Free of zod. */

/** Days before its end in which a public listing is to be renewed; the first reminder is mailed then (decisions §5). */
export const ENDING_DAYS = 7;
/** A listing that expired is told of as long as its page is shown (decisions §4). */
export const ENDED_DAYS = 30;

/** Neither called nor written to. */
export const QUIET = { days: 10, leastViews: 10 } as const;
/** Fewer views in `QUIET.days` tell of the card in the list, not of the home. */
export const isSeldomViewed = (views: number): boolean => views < QUIET.leastViews;

/** Least whole percent above the median of similar listings. */
export const OVERPRICED_PERCENT = 10;

/** Days before the end of a lease at which the listing is offered back on the market. */
export const LEASE_OFFER_DAYS = 45;
/** Days after the end of a lease for which the offer stays. */
export const LEASE_OVER_DAYS = 60;
export const LEASE_MONTHS_MOST = 120;
