import { inBatches } from '@pokriv/service-kit/batches';
import { dropKnown } from '@pokriv/service-kit/drop-indexes';
import type { Migration } from '@pokriv/service-kit/migrations';
import type { Connection } from 'mongoose';

import type { StoredListing } from '../listings/stored-listing.ts';
import { searchCards } from '../search/search-card.repository.ts';
import { toSearchCard, type SearchCard } from '../search/search-card.ts';
import { withSums } from './with-sums.ts';

const BATCH = 500;
const listingsOf = (connection: Connection) => connection.collection<StoredListing>('listings');

const parts = ['fields', 'revision', 'priceHistory', 'approval'] as const;

/** Changed parts only; undefined when the listing already has its sums. */
function changesOf(stored: StoredListing): Partial<StoredListing> | undefined {
  const converted = withSums(stored);
  const changed = parts.filter((part) => converted[part] !== stored[part]);
  return changed.length === 0
    ? undefined
    : Object.fromEntries(changed.map((part) => [part, converted[part]]));
}

/** @returns the number of listings skipped because of a concurrent change */
async function convertListings(connection: Connection): Promise<number> {
  const listings = listingsOf(connection);
  const projection = { version: 1, fields: 1, revision: 1, priceHistory: 1, approval: 1 } as const;
  let missed = 0;
  for await (const batch of inBatches(listings.find({}, { projection }).batchSize(BATCH), BATCH)) {
    const writes = batch.flatMap((listing) => {
      const { _id, version } = listing;
      const changes = changesOf(listing);
      return changes ? [{ updateOne: { filter: { _id, version }, update: { $set: changes } } }] : [];
    });
    if (writes.length === 0) continue;
    const { matchedCount } = await listings.bulkWrite(writes, { ordered: false });
    missed += writes.length - matchedCount;
  }
  return missed;
}

/** A sum in a card is an object; keys within its texts have escaped quotation marks. */
const inLeva = { card: { $regex: '"price":\\d' } };

/**
 * Replaces whole cards, as their writers do: the indexes follow only replacements.
 * @returns the number of cards skipped because of a concurrent change or count
 */
async function convertCards(connection: Connection): Promise<number> {
  const cards = searchCards(connection);
  let missed = 0;
  for await (const batch of inBatches(cards.find(inLeva).batchSize(BATCH), BATCH)) {
    const ids = batch.map(({ _id }) => _id);
    const listings = await listingsOf(connection)
      .find({ _id: { $in: ids } })
      .toArray();
    const byId = new Map(listings.map((listing) => [listing._id, withSums(listing)]));
    const writes = batch.flatMap((stored) => {
      const listing = byId.get(stored._id);
      return listing ? [{ replaceOne: replacing(stored, toSearchCard(listing)) }] : [];
    });
    if (writes.length === 0) continue;
    const { matchedCount } = await cards.bulkWrite(writes, { ordered: false });
    missed += writes.length - matchedCount;
  }
  return missed;
}

const replacing = (stored: SearchCard, { p, m, card }: SearchCard) => ({
  filter: { _id: stored._id, card: stored.card, r: stored.r, v: stored.v, f: stored.f },
  replacement: { ...stored, p, m, card },
});

async function replaceIndex(connection: Connection): Promise<void> {
  const listings = listingsOf(connection);
  await listings.createIndex(
    { 'fields.price.cents': 1, _id: 1, status: 1, 'fields.location.city': 1, 'fields.propertyType': 1 },
    { name: 'list rent' },
  );
  await dropKnown(connection, { listings: ['list price'] });
}

/**
 * Converts sums of listings, pending revisions, price histories and approvals to sums of record, then the
 * search cards (design/money). Idempotent and interruptible: each document is converted by one guarded write,
 * and converted documents are skipped. Creates no version, event or history entry.
 */
export const sumsInCents: Migration = {
  id: 19,
  name: 'sums in euro cents',
  up: async (connection) => {
    while ((await convertListings(connection)) > 0);
    while ((await convertCards(connection)) > 0);
    await replaceIndex(connection);
  },
};
