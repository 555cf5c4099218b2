import type { AdminPayment, Payment } from '@pokriv/contracts/billing';

/** One that is read alone does not name who paid. */
export type ShownPayment = Payment & Partial<Pick<AdminPayment, 'user'>>;
