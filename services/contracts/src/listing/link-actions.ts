/** Actions of one-click links in mails. Free of zod: pages word their question by the action. */

/** Actions on a period of publication; renewing or renting the listing invalidates them. */
export const periodActions = ['renew', 'rent'] as const;
/** Actions at the end of a lease: publish again, or give the new end. */
export const leaseActions = ['relist', 'prolong'] as const;
export const linkActions = [...periodActions, ...leaseActions] as const;

export type PeriodAction = (typeof periodActions)[number];
export type LeaseAction = (typeof leaseActions)[number];
export type LinkAction = (typeof linkActions)[number];
