import { cents, moneyOf } from '@pokriv/contracts/money';
import type { SearchCard } from '@pokriv/property-service/search/search-card';
import type { MongoClient } from 'mongodb';

import { streetNames, withStreet } from './street-names.ts';

const BATCH = 2000;
const HOUR_MS = 3_600_000;
const LEAST_RENT = 2500;
/** First byte of all demo listing ids; each copy increments it, so that ids stay unique. */
const FIRST_BYTE = 0x69;
const DEMO = 'property';
const cardsOf = (client: MongoClient, db: string) => client.db(db).collection<SearchCard>('search_cards');

export const setName = (count: number): string => `cards_${count}`;

/**
 * Sets of search cards, each in its own database: the demo listings, and copies with other prices, dates, areas and
 * nearby coordinates; some on one of 3,000 streets. Without secondary indexes, which search does not use. Kept between runs; 1,000,000 take some
 * minutes.
 */
export async function prepareCards(client: MongoClient, counts: readonly number[]): Promise<void> {
  const demo = cardsOf(client, DEMO);
  const sample = JSON.stringify([await demo.findOne({}, { sort: { _id: 1 } }), streetNames]);
  for (const count of counts) {
    const db = client.db(setName(count));
    const stamps = db.collection<{ _id: string; sample: string }>('stamp');
    const stamp = await stamps.findOne({ _id: 'cards' });
    if (stamp?.sample === sample) continue;
    console.log(`preparing ${count} cards (the first time only)…`);
    await db.dropDatabase();
    await copyCards(client, count);
    await stamps.insertOne({ _id: 'cards', sample });
  }
}

async function copyCards(client: MongoClient, count: number): Promise<void> {
  const cards = cardsOf(client, setName(count));
  let written = 0;
  for (let copy = 0; written < count; copy += 1) {
    const before = written;
    let batch: SearchCard[] = [];
    const found = cardsOf(client, DEMO)
      .find({}, { sort: { _id: 1 }, batchSize: BATCH })
      .limit(count - written);
    const store = async () => {
      if (batch.length > 0) await cards.insertMany(batch, { ordered: false });
      written += batch.length;
      batch = [];
    };
    for await (const card of found) {
      batch.push(withStreet(copy === 0 ? card : varied(card, copy), copy));
      if (batch.length === BATCH) await store();
    }
    await store();
    if (written === before) throw new Error('there are no demo listings to copy');
  }
}

export function varied(card: SearchCard, copy: number): SearchCard {
  const _id = (FIRST_BYTE + copy).toString(16) + card._id.slice(2);
  const p = Math.max(LEAST_RENT, Math.round((card.p * (80 + ((copy * 13) % 41))) / 10_000) * 100);
  const a = Math.max(5, card.a + ((copy * 7) % 21) - 10);
  const earlier = copy * HOUR_MS;
  return {
    ...card,
    _id,
    p,
    a,
    m: moneyOf(cents(Math.round(p / a))).bgn,
    n: card.n - earlier,
    r: card.r - earlier,
    lat: card.lat === null ? null : card.lat + copy * 1e-4,
    lon: card.lon === null ? null : card.lon - copy * 1e-4,
    card: card.card.replace(card._id, _id),
  };
}
