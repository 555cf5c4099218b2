import type { AdminPayment, Payment } from '@pokriv/contracts/billing/billing';

/** One that is read alone names neither who paid nor the provider's numbers. */
export type ShownPayment = Payment & Partial<Pick<AdminPayment, 'user' | 'providerIds'>>;
