import { paymentKinds, paymentStatuses } from '@pokriv/contracts/billing/payment-states';
import { currencyNames, toStotinki } from '@pokriv/contracts/money';
import type { Columns } from '@pokriv/service-kit/csv';

import { refundedAmount } from '../billing/payments/to-payment.ts';
import type { PaidBy } from './payers.ts';

/** Bulgarian number format: `9,99`. */
const inWholes = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');

export const paymentColumns: Columns<PaidBy> = {
  Номер: ({ payment }) => payment._id,
  Започнато: ({ payment }) => payment.createdAt,
  Платено: ({ payment }) => payment.paidAt,
  Вид: ({ payment }) => paymentKinds[payment.kind],
  Какво: ({ payment }) => payment.label,
  [`Сума в ${currencyNames.EUR}`]: ({ payment }) => inWholes(payment.amount),
  [`Сума в ${currencyNames.BGN}`]: ({ payment }) => inWholes(toStotinki(payment.amount)),
  Състояние: ({ payment }) => paymentStatuses[payment.status],
  Платил: ({ payer }) => (payer ? `${payer.firstName} ${payer.lastName}`.trim() : ''),
  Имейл: ({ payer }) => payer?.email ?? '',
  'Фактура на': ({ payment }) => payment.invoice?.name ?? '',
  ЕИК: ({ payment: { invoice } }) => (invoice?.type === 'company' ? invoice.eik : ''),
  'Номер по ДДС': ({ payment: { invoice } }) => (invoice?.type === 'company' && invoice.vat) || '',
  [`Върнато в ${currencyNames.EUR}`]: ({ payment }) => inWholes(refundedAmount(payment)),
  [`Върнато в ${currencyNames.BGN}`]: ({ payment }) => inWholes(toStotinki(refundedAmount(payment))),
  Възстановено: ({ payment }) => payment.refunds?.at(-1)?.at ?? payment.refundedAt,
  'Причина за връщането': ({ payment }) =>
    (payment.refunds ?? []).map(({ reason }) => reason).join('; ') || (payment.refundReason ?? ''),
  'Номер при доставчика': ({ payment }) => payment.intentId ?? payment.invoiceId ?? '',
};
