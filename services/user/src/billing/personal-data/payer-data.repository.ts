import type { Connection, mongo } from 'mongoose';

import { paymentsOf } from '../payments/payment.model.ts';
import { subscriptionsOf } from '../subscriptions/subscription.model.ts';

const ofPerson = (records: readonly mongo.Document[]) =>
  records.map(({ _id, userId: _user, ...record }) => ({ id: String(_id), ...record }));

/** What is stored of a person's plans and payments, newest first, each kind a document of their archive. */
export async function readPayerData(connection: Connection, userId: string) {
  const newestFirst = { createdAt: -1, _id: -1 } as const;
  const [subscriptions, payments, credits] = await Promise.all([
    subscriptionsOf(connection).find({ userId }).sort(newestFirst).toArray(),
    paymentsOf(connection).find({ userId }).sort(newestFirst).toArray(),
    connection.collection('credits').find({ userId }).sort({ _id: -1 }).toArray(),
  ]);
  return {
    subscriptions: ofPerson(subscriptions),
    payments: ofPerson(payments),
    'promotion-credits': ofPerson(credits),
  };
}
