import type { StoredListing } from '@pokriv/property-service/listings/stored-listing';
import { toSearchCard } from '@pokriv/property-service/search/search-card';
import type { Connection } from 'mongoose';

import { type DemoDay, demoDays } from '../data/demo-days.ts';
import { type DemoSet, listingId } from '../data/demo-listings.ts';
import { DEMO_LISTINGS } from '../data/listing-plan.ts';
import { insertMissing, missingOf } from './missing-ids.ts';
import { type Keeping, storedDemoListing } from './stored-demo-listing.ts';

const BATCH = 1000;

export interface ListingsToWrite {
  property: Connection;
  moderation: Connection;
  set: DemoSet;
  keeping: Keeping;
  onProgress: (done: number) => void;
}

/**
 * Writes the listings that are missing, in batches: their search cards, days and the moderators' copies first, the listings
 * last, so that a run that was stopped finds out what it still has to do. Returns how many are new.
 */
export async function writeListings({
  property,
  moderation,
  set,
  keeping,
  onProgress,
}: ListingsToWrite): Promise<number> {
  let added = 0;
  // While one batch is being stored, the next is being made.
  let storing: Promise<unknown> = Promise.resolve();
  for (let start = 0; start < set.count; start += BATCH) {
    const indexes = Array.from({ length: Math.min(BATCH, set.count - start) }, (_, offset) => start + offset);
    const wanted = await missingOf(
      property,
      'listings',
      indexes.map((index) => ({ _id: listingId(index), index })),
    );
    const listings = wanted.map(({ index }) => storedDemoListing(set.listing(index), keeping));
    const days = wanted.flatMap(({ index }, at) => {
      const listing = index < DEMO_LISTINGS ? listings[at] : undefined;
      return listing ? demoDays(listing, keeping.now) : [];
    });
    await storing;
    storing = store({ property, moderation }, listings, days).then(() => onProgress(start + indexes.length));
    added += listings.length;
  }
  await storing;
  return added;
}

async function store(
  { property, moderation }: Pick<ListingsToWrite, 'property' | 'moderation'>,
  listings: readonly StoredListing[],
  days: readonly DemoDay[],
): Promise<void> {
  const cards = listings.filter(({ status }) => status === 'active').map(toSearchCard);
  const refs = listings
    .filter(({ status }) => status !== 'draft')
    .map(({ _id, fields, ownerId, status, version }) => ({
      _id,
      title: fields.title ?? '',
      ownerId,
      status,
      version,
    }));
  await Promise.all([
    insertMissing(property, 'search_cards', cards),
    insertMissing(property, 'listing_days', days),
    insertMissing(moderation, 'listing_refs', refs),
  ]);
  await insertMissing(property, 'listings', listings);
}

/** Publishing slots and drafts in use, by owner. */
export function slotsUsed(set: DemoSet): Map<string, { used: number; drafts: number }> {
  const counts = new Map<string, { used: number; drafts: number }>();
  for (let index = 0; index < set.count; index += 1) {
    const { landlord, status } = set.owner(index);
    const count = counts.get(landlord.id) ?? { used: 0, drafts: 0 };
    if (['pending', 'active', 'paused'].includes(status)) count.used += 1;
    if (status === 'draft') count.drafts += 1;
    counts.set(landlord.id, count);
  }
  return counts;
}

/** The property service's own books of its owners. */
export async function writeAllowances(
  property: Connection,
  counts: ReadonlyMap<string, { used: number; drafts: number }>,
): Promise<void> {
  const owners = [...counts];
  for (let start = 0; start < owners.length; start += BATCH) {
    const some = owners.slice(start, start + BATCH);
    await insertMissing(
      property,
      'allowances',
      some.map(([_id, count]) => ({ _id, ...count, version: 1 })),
    );
    await insertMissing(
      property,
      'accounts',
      some.map(([_id]) => ({ _id, version: 1 })),
    );
  }
}
