import type { paymentSorts } from '@pokriv/contracts/billing';
import {
  paymentKinds,
  paymentStatuses,
  type PaymentKind,
  type PaymentStatus,
} from '@pokriv/contracts/payment-states';
import { readPage } from '@pokriv/service-kit/paging';
import type { Connection, mongo } from 'mongoose';

import { paymentsOf, type StoredPayment } from '../billing/payments/payment.model.ts';

export interface AdminPaymentFilter {
  /** Of these people only. */
  userIds?: readonly string[];
  kind?: PaymentKind;
  status?: PaymentStatus;
  sort: keyof typeof paymentSorts;
}

/** Each but the last has an index that begins with the two fields that are always asked for. */
const orders: Readonly<Record<AdminPaymentFilter['sort'], Readonly<Record<string, 1 | -1>>>> = {
  newest: { createdAt: -1, _id: -1 },
  oldest: { createdAt: 1, _id: 1 },
  amount_desc: { amount: -1, createdAt: -1, _id: -1 },
};

const keysOf = <Key extends string>(labels: Readonly<Record<Key, string>>): Key[] =>
  Object.keys(labels) as Key[];

/** What is not asked for becomes the list of all: sorted scans are merged, and no filter reads more than its page. */
function toFilter({ userIds, kind, status }: AdminPaymentFilter): mongo.Filter<StoredPayment> {
  return {
    status: { $in: status ? [status] : keysOf(paymentStatuses) },
    kind: { $in: kind ? [kind] : keysOf(paymentKinds) },
    ...(userIds && { userId: { $in: [...userIds] } }),
  };
}

/** Everybody's payments, as the administrators' table asks for them; reads only. */
export function adminPaymentsRepository(connection: Connection) {
  const payments = paymentsOf(connection);
  return {
    list: (filter: AdminPaymentFilter, { page, limit }: { page: number; limit: number }) =>
      readPage(payments, { where: toFilter(filter), order: orders[filter.sort], page, limit }),

    /** All of them, for a file. */
    each: (filter: AdminPaymentFilter): AsyncIterable<StoredPayment> =>
      payments.find(toFilter(filter)).sort(orders[filter.sort]),
  };
}
export type AdminPaymentsRepository = ReturnType<typeof adminPaymentsRepository>;
