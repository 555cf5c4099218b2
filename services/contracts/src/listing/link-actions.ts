/** Actions of one-click links in mails. Free of zod: pages read the action from the link to word their question. */

/** Of a period of publication: valid until the listing is renewed or rented. */
export const periodActions = ['renew', 'rent'] as const;
/** Of a lease that ends: publish again, or say until when it was prolonged. */
export const leaseActions = ['relist', 'prolong'] as const;
export const linkActions = [...periodActions, ...leaseActions] as const;

export type PeriodAction = (typeof periodActions)[number];
export type LeaseAction = (typeof leaseActions)[number];
export type LinkAction = (typeof linkActions)[number];
