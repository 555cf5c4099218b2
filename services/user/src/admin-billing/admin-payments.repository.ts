import type { paymentSorts, PaymentSums } from '@pokriv/contracts/billing/billing';
import {
  paymentKinds,
  paymentStatuses,
  type PaymentKind,
  type PaymentStatus,
} from '@pokriv/contracts/billing/payment-states';
import { midnightAfter, midnightOf } from '@pokriv/service-kit/count-period';
import { collectionOf, rowsOf } from '@pokriv/service-kit/model';
import { QUERY_MS } from '@pokriv/service-kit/mongo';
import { readPage } from '@pokriv/service-kit/paging';
import { trusted, type Connection } from 'mongoose';

import { paymentModel, type StoredPayment } from '../billing/payments/payment.model.ts';

export interface AdminPaymentFilter {
  /** Restricts the result to payments of these people. */
  userIds?: readonly string[];
  kind?: PaymentKind;
  status?: PaymentStatus;
  /** First and last day of creation, in Sofia: `2026-11-21`. */
  from?: string;
  to?: string;
  sort: keyof typeof paymentSorts;
}

const EVER = { $gt: new Date(0) };

/** All but the last have an index that starts with status and kind. */
const orders: Readonly<Record<AdminPaymentFilter['sort'], Readonly<Record<string, 1 | -1>>>> = {
  newest: { createdAt: -1, _id: -1 },
  oldest: { createdAt: 1, _id: 1 },
  amount_desc: { amount: -1, createdAt: -1, _id: -1 },
};

const keysOf = <Key extends string>(labels: Readonly<Record<Key, string>>): Key[] =>
  Object.keys(labels) as Key[];

/**
 * A missing filter becomes the list of all values: MongoDB then merges sorted scans, and a page reads only its own
 * rows.
 */
function toFilter({ userIds, kind, status, from, to }: Omit<AdminPaymentFilter, 'sort'>) {
  const createdAt = { ...(from && { $gte: midnightOf(from) }), ...(to && { $lt: midnightAfter(to) }) };
  return {
    status: trusted({ $in: status ? [status] : keysOf(paymentStatuses) }),
    kind: trusted({ $in: kind ? [kind] : keysOf(paymentKinds) }),
    ...(userIds && { userId: trusted({ $in: [...userIds] }) }),
    ...((from ?? to) && { createdAt: trusted(createdAt) }),
  };
}

export function adminPaymentsRepository(connection: Connection) {
  const payments = paymentModel(connection);
  return {
    list: (filter: AdminPaymentFilter, { page, limit }: { page: number; limit: number }) =>
      readPage(collectionOf(payments), { where: toFilter(filter), order: orders[filter.sort], page, limit }),

    /** Paid and refunded euro cents of all filtered payments. */
    async sums(filter: Omit<AdminPaymentFilter, 'sort'>): Promise<PaymentSums> {
      const where = toFilter(filter);
      const total = async (match: object, amount: unknown, hint?: string) => {
        const rows = await payments.aggregate<{ sum: number }>(
          [{ $match: { ...where, ...match } }, { $group: { _id: null, sum: { $sum: amount } } }],
          { maxTimeMS: QUERY_MS, ...(hint && { hint }) },
        );
        return rows[0]?.sum ?? 0;
      };
      // Without a people filter this covering index answers alone.
      const paid = total({ paidAt: EVER }, '$amount', filter.userIds ? undefined : 'admin_sums');
      const refunded = total({ 'refunds.at': EVER }, { $sum: '$refunds.amount' });
      return { paid: await paid, refunded: await refunded };
    },

    each: (filter: AdminPaymentFilter): AsyncIterable<StoredPayment> =>
      rowsOf(payments.find(toFilter(filter)).sort(orders[filter.sort]).lean()),
  };
}
export type AdminPaymentsRepository = ReturnType<typeof adminPaymentsRepository>;
