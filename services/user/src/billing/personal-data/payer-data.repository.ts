import type { Connection } from 'mongoose';

import { paymentModel } from '../payments/payment.model.ts';
import { creditModel } from '../promotions/credit.model.ts';
import { subscriptionModel } from '../subscriptions/subscription.model.ts';

const ofPerson = (records: readonly { _id: string; userId: string }[]) =>
  records.map(({ _id, userId: _user, ...record }) => ({ id: _id, ...record }));

/** Their sums are euro cents; an export names the currency. */
const inEuro = <Record extends object>(records: readonly Record[]) =>
  records.map((record) => ({ ...record, currency: 'EUR' as const }));

/** A person's stored plans and payments, newest first; each key is a document of the export archive. */
export async function readPayerData(connection: Connection, userId: string) {
  const newestFirst = { createdAt: -1, _id: -1 } as const;
  const [subscriptions, payments, credits] = await Promise.all([
    subscriptionModel(connection).find({ userId }).sort(newestFirst).lean(),
    paymentModel(connection).find({ userId }).sort(newestFirst).lean(),
    creditModel(connection).find({ userId }).sort({ _id: -1 }).lean(),
  ]);
  return {
    subscriptions: inEuro(ofPerson(subscriptions)),
    payments: inEuro(ofPerson(payments)),
    'promotion-credits': ofPerson(credits),
  };
}
