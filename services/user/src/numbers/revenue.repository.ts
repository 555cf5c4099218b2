import type { UserNumbers } from '@pokriv/contracts/moderation/admin-stats';
import { paymentKinds, type PaymentKind } from '@pokriv/contracts/billing/payment-states';
import type { PlanInterval } from '@pokriv/contracts/billing/plans';
import { liveSubscriptions } from '@pokriv/contracts/billing/subscription-states';
import { SOFIA, type Period } from '@pokriv/service-kit/count-period';
import { QUERY_MS } from '@pokriv/service-kit/mongo';
import type { Connection } from 'mongoose';

import { paymentModel } from '../billing/payments/payment.model.ts';
import { subscriptionModel } from '../billing/subscriptions/subscription.model.ts';

type Revenue = UserNumbers['revenue'];

/** Euro cents of one day and kind, paid or refunded. */
interface Row {
  _id: { date: string; kind: PaymentKind };
  amount: number;
  count: number;
}

const MONTHS_A_YEAR = 12;
const sumOf = (rows: readonly { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0);

const dayOf = (moment: string) => ({
  $dateToString: { date: `$${moment}`, format: '%Y-%m-%d', timezone: SOFIA },
});

/** Paid amounts by day, read from an index. A refunded payment still counts on the day it was paid. */
function countPaid(connection: Connection, from: Date, to: Date): Promise<Row[]> {
  return paymentModel(connection).aggregate<Row>(
    [
      { $match: { paidAt: { $gte: from, $lt: to } } },
      {
        $group: {
          _id: { date: dayOf('paidAt'), kind: '$kind' },
          amount: { $sum: '$amount' },
          count: { $sum: 1 },
        },
      },
    ],
    { maxTimeMS: QUERY_MS },
  );
}

function countRefunded(connection: Connection, from: Date, to: Date): Promise<Row[]> {
  const inTime = { $gte: from, $lt: to };
  return paymentModel(connection).aggregate<Row>(
    [
      { $match: { refunds: { $elemMatch: { at: inTime } } } },
      { $unwind: '$refunds' },
      { $match: { 'refunds.at': inTime } },
      {
        $group: {
          _id: { date: dayOf('refunds.at'), kind: '$kind' },
          amount: { $sum: '$refunds.amount' },
          count: { $sum: 1 },
        },
      },
    ],
    { maxTimeMS: QUERY_MS },
  );
}

/** Monthly recurring revenue of live subscriptions: a yearly one counts a twelfth. */
async function countMonthly(connection: Connection): Promise<number> {
  const rows = await subscriptionModel(connection).aggregate<{ _id: PlanInterval; amount: number }>(
    [
      { $match: { status: { $in: [...liveSubscriptions] }, endReason: null } },
      { $group: { _id: '$interval', amount: { $sum: '$amount' } } },
    ],
    { maxTimeMS: QUERY_MS },
  );
  return Math.round(
    sumOf(rows.map(({ _id, amount }) => ({ amount: _id === 'year' ? amount / MONTHS_A_YEAR : amount }))),
  );
}

/**
 * Revenue of a period in euro cents, by days in Sofia: paid minus refunded, each on its own day; and that of the
 * preceding period of equal length.
 */
export async function countRevenue(connection: Connection, { from, days, now }: Period): Promise<Revenue> {
  const end = new Date(now.getTime() + 1);
  const startBefore = new Date(from.getTime() - (end.getTime() - from.getTime()));
  const [paid, refunded, paidBefore, refundedBefore, monthly] = await Promise.all([
    countPaid(connection, from, end),
    countRefunded(connection, from, end),
    countPaid(connection, startBefore, from),
    countRefunded(connection, startBefore, from),
    countMonthly(connection),
  ]);
  const netOf = (fits: (row: Row) => boolean) => sumOf(paid.filter(fits)) - sumOf(refunded.filter(fits));
  const kinds = Object.entries(paymentKinds) as [PaymentKind, string][];
  return {
    total: netOf(() => true),
    refunded: sumOf(refunded),
    before: sumOf(paidBefore) - sumOf(refundedBefore),
    byDay: days.map((date) => ({ date, amount: netOf(({ _id }) => _id.date === date) })),
    byKind: kinds.map(([key, label]) => ({
      key,
      label,
      count: paid.filter(({ _id }) => _id.kind === key).reduce((sum, { count }) => sum + count, 0),
      amount: netOf(({ _id }) => _id.kind === key),
    })),
    monthly,
  };
}
