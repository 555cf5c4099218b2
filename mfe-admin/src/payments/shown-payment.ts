import type { AdminPayment, Payment } from '@pokriv/contracts/billing/billing';

/** A payment read by its id has neither the payer nor the ids of the provider. */
export type ShownPayment = Payment & Partial<Pick<AdminPayment, 'user' | 'providerIds'>>;
