import type { StateTable } from '../transition.ts';

/** Payment states (decisions §8). Free of zod. */
export const paymentStatuses = {
  pending: 'Изчаква',
  succeeded: 'Успешно',
  failed: 'Неуспешно',
  canceled: 'Отказано',
  refunded: 'Възстановено',
} as const;
export type PaymentStatus = keyof typeof paymentStatuses;

export const paymentActions = ['succeed', 'fail', 'cancel', 'refund'] as const;
export type PaymentAction = (typeof paymentActions)[number];

/** Retention from 1 January after the payment (Закон за счетоводството, чл. 12). */
export const PAYMENT_YEARS = 10;

/** States in which a payment can still be paid. */
export const openPayments: readonly PaymentStatus[] = ['pending', 'failed'];

/** A failed payment may be retried at the provider; a late success always counts. */
export const paymentStates: StateTable<PaymentStatus, PaymentAction> = {
  states: paymentStatuses,
  refusal: 'Действието не е позволено за плащане в това състояние.',
  steps: {
    succeed: [{ from: ['pending', 'failed', 'canceled'], to: 'succeeded', by: ['system'] }],
    fail: [{ from: ['pending'], to: 'failed', by: ['system'] }],
    cancel: [{ from: ['pending', 'failed'], to: 'canceled', by: ['system'] }],
    refund: [{ from: ['succeeded'], to: 'refunded', by: ['admin', 'system'] }],
  },
};

export const paymentDocuments = { invoice: 'Фактура', receipt: 'Разписка' } as const;
export type PaymentDocument = keyof typeof paymentDocuments;

export const paymentKinds = { subscription: 'Абонамент', promotion: 'Промоция' } as const;
export type PaymentKind = keyof typeof paymentKinds;

export const paymentFailures = {
  declined: 'Банката отказа плащането. Опитайте с друга карта.',
  insufficient_funds: 'По картата няма достатъчна наличност.',
  expired_card: 'Картата е изтекла.',
  incorrect_cvc: 'Кодът за сигурност (CVC) е грешен.',
  authentication: 'Плащането не беше потвърдено пред банката.',
  other: 'Плащането не беше успешно. Опитайте отново.',
} as const;
export type PaymentFailure = keyof typeof paymentFailures;

export const invoiceTypes = { person: 'Физическо лице', company: 'Фирма' } as const;
export type InvoiceType = keyof typeof invoiceTypes;
