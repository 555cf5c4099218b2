import type { AdminPayment, Payment } from '@pokriv/contracts/billing/billing';

/** A payment read by id lacks the payer and the provider ids. */
export type ShownPayment = Payment & Partial<Pick<AdminPayment, 'user' | 'providerIds'>>;
