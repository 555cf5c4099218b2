import type { Actor } from '@pokriv/contracts/actor';
import { outboxEvents } from '@pokriv/service-kit/outbox';
import type { Connection } from 'mongoose';

const RANDOM =
  /https?:\/\/\S+|[0-9a-f]{8}-[0-9a-f-]{27}|\b(?:cs|sub|in|pi|ch|re|cus|evt)_\w+|\b[0-9a-f]{24}\b|\bPOKRIV-\d+\b|[\w.+-]+@[\w.-]+/gu;
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/u;

function plain(value: unknown, own: string): unknown {
  if (typeof value === 'string') {
    if (MOMENT.test(value)) return '(moment)';
    return value.replaceAll(own, '(person)').replaceAll(RANDOM, '(random)');
  }
  if (Array.isArray(value)) return value.map((each) => plain(each, own));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner, own)]));
}

/** Versions count reads and are excluded. */
const COUNTERS: readonly string[] = ['billing_customers'];
const OWN: Readonly<Record<string, string>> = {
  accounts: '_id',
  billing_customers: '_id',
  payments: 'userId',
  subscriptions: 'userId',
  credits: 'userId',
};

export async function stateOfPayer(connection: Connection, { id, email }: Pick<Actor, 'id' | 'email'>) {
  const read = async ([name, field]: [string, string]) => {
    const records = await connection
      .collection(name)
      .find({ [field]: id }, { sort: { createdAt: 1 } })
      .toArray();
    const shown = COUNTERS.includes(name) ? records.map(({ version: _, ...rest }) => rest) : records;
    return [name, plain(JSON.parse(JSON.stringify(shown)), id)] as const;
  };
  const announced = await outboxEvents(connection)
    .find({ $or: [{ 'fact.userId': id }, { 'fact.email': email }] })
    .toArray();
  const facts = announced.map(({ name, queue, fact }) =>
    JSON.stringify(plain(JSON.parse(JSON.stringify([name, queue, fact])), id)),
  );
  return { ...Object.fromEntries(await Promise.all(Object.entries(OWN).map(read))), facts: facts.sort() };
}
