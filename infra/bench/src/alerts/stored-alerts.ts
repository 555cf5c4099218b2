import { MongoClient } from 'mongodb';
import { z } from 'zod';

import { hitKey } from './alert-oracle.ts';

/** Of a hit as the service stores it. */
export interface StoredHit {
  searchId: string;
  listingId: string;
  reason: string;
  /** When the listing changed. */
  changedAt: Date;
  dueAt: Date | null;
  state: 'waiting' | 'sent' | 'dropped';
  mailId: string | null;
  dropReason: string | null;
}

export interface StoredAlerts {
  hits: StoredHit[];
  /** Listings told, by mail. */
  told: Map<string, string[]>;
}

export async function readAlerts(mongoUrl: string): Promise<StoredAlerts> {
  return withProperty(mongoUrl, async (database) => {
    const found = await database
      .collection<StoredHit & { cause: number; at: Date }>('alert_hits')
      .find({ searchId: { $type: 'string' } })
      .toArray();
    const changes = await database
      .collection<{ _id: string; at: Date }>('listing_changes')
      .find({}, { projection: { at: 1 } })
      .toArray();
    const times = new Map(changes.map(({ _id, at }) => [_id, at]));
    const hits = found.map(({ cause, at, ...hit }) => ({
      ...hit,
      changedAt: times.get(`${hit.listingId}:${cause}`) ?? at,
    }));
    const mails = await database
      .collection<{ _id: string; told: { listingId: string }[] }>('alert_mails')
      .find()
      .toArray();
    const told = mails.map(({ _id, told: each }) => [_id, each.map(({ listingId }) => listingId)] as const);
    return { hits, told: new Map(told) };
  });
}

/** Hits that a mail is due for by then; those above the hourly budget of their person are due later. */
export const hitsDue = (mongoUrl: string, by: Date): Promise<number> =>
  withProperty(mongoUrl, (database) =>
    database.collection('alert_hits').countDocuments({ state: 'waiting', dueAt: { $lte: by } }),
  );

async function withProperty<Result>(
  mongoUrl: string,
  read: (database: ReturnType<MongoClient['db']>) => Promise<Result>,
): Promise<Result> {
  const client = new MongoClient(mongoUrl);
  try {
    return await read(client.db('property'));
  } finally {
    await client.close();
  }
}

export function countHits(hits: readonly StoredHit[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { searchId, listingId, reason } of hits) {
    const key = hitKey(searchId, listingId, reason);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

const CaughtAlert = z.object({ text: z.string().default(''), time: z.coerce.date() });
const MAIL_ID = /[?&]mail=([\w-]+)/u;

/** When each copy of a mail of alerts was handed over, by the id in its link. */
export async function caughtAlerts(mailUrl: string): Promise<Map<string, Date[]>> {
  const reply = await fetch(`${mailUrl}/email`);
  const caught = new Map<string, Date[]>();
  for (const { text, time } of z.array(CaughtAlert).parse(await reply.json())) {
    const mailId = MAIL_ID.exec(text)?.[1];
    if (mailId !== undefined) caught.set(mailId, [...(caught.get(mailId) ?? []), time]);
  }
  return caught;
}
