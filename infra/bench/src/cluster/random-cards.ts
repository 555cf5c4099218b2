import { randomListing, seededRandom } from '@pokriv/property-service/listings/testing/random-listing';
import { toSearchCard, type SearchCard } from '@pokriv/property-service/search/search-card';
import type { MongoClient } from 'mongodb';

import { varied } from '../search/card-sets.ts';

const KINDS = 20_000;
const BATCH = 2000;
const SEED = 17;

/** Replaces the database's search cards by `count` of 20,000 random kinds, the copies varied. */
export async function writeRandomCards(client: MongoClient, db: string, count: number): Promise<void> {
  await client.db(db).dropDatabase();
  const cards = client.db(db).collection<SearchCard>('search_cards');
  const random = seededRandom(SEED);
  const kinds = Array.from({ length: Math.min(KINDS, count) }, () => toSearchCard(randomListing(random)));
  for (let from = 0; from < count; from += BATCH) {
    const size = Math.min(BATCH, count - from);
    const batch = Array.from({ length: size }, (_, at) => cardAt(kinds, from + at));
    await cards.insertMany(batch, { ordered: false });
  }
}

function cardAt(kinds: readonly SearchCard[], at: number): SearchCard {
  const kind = kinds[at % kinds.length];
  if (!kind) throw new Error('there are no cards to copy');
  return varied(kind, Math.floor(at / kinds.length));
}
