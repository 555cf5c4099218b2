import { planGives } from '@pokriv/contracts/billing/plans';
import { listingNumberRepository } from '@pokriv/property-service/listings/listing-number.repository';
import type { StoredListing } from '@pokriv/property-service/listings/stored-listing';
import { toSearchCard } from '@pokriv/property-service/search/search-card';
import type { Connection } from 'mongoose';

import { listingRefOf } from '../data/conversations/listing-ref-of.ts';
import { type DemoSet, listingId } from '../data/demo-listings.ts';
import { demoPromotions } from '../data/demo-promotions.ts';
import type { DemoLandlord } from '../data/people/people.ts';
import { DEMO_LISTINGS } from '../data/listing-plan.ts';
import { insertMissing, missingOf } from './missing-ids.ts';
import { type Keeping, storedDemoListing } from '../data/stored-demo-listing.ts';
import { writeLives } from './write-lives.ts';

const BATCH = 1000;

export interface ListingsToWrite {
  property: Connection;
  moderation: Connection;
  user: Connection;
  conversations: Connection;
  set: DemoSet;
  keeping: Keeping;
  onProgress: (done: number) => void;
}

/**
 * Inserts missing listings in batches: daily counts, history, promotions, search cards and other services' copies
 * first, listings last, so that an interrupted run continues where it stopped. Returns the number of new listings.
 */
export async function writeListings({
  property,
  moderation,
  user,
  conversations,
  set,
  keeping,
  onProgress,
}: ListingsToWrite): Promise<number> {
  const numbers = listingNumberRepository(property);
  let added = 0;
  // the next batch is generated while one is being stored
  let storing: Promise<unknown> = Promise.resolve();
  for (let start = 0; start < set.count; start += BATCH) {
    const indexes = Array.from({ length: Math.min(BATCH, set.count - start) }, (_, offset) => start + offset);
    const wanted = await missingOf(
      property,
      'listings',
      indexes.map((index) => ({ _id: listingId(index), index })),
    );
    const drawn = wanted.map(({ index }) => set.listing(index));
    const given = drawn.length > 0 ? await numbers.take(drawn.length) : [];
    const listings = drawn.map((listing, at) =>
      storedDemoListing({ listing, number: given[at] ?? 0 }, keeping),
    );
    const promotions = drawn.flatMap((listing) => demoPromotions(listing, keeping.now));
    const lived = listings.filter((_, at) => (wanted[at]?.index ?? DEMO_LISTINGS) < DEMO_LISTINGS);
    await storing;
    storing = writeLives({ property, moderation }, lived, keeping.now)
      .then(() => insertMissing(property, 'promotions', promotions))
      .then(() => store({ property, moderation, user, conversations }, listings))
      .then(() => onProgress(start + indexes.length));
    added += listings.length;
  }
  await storing;
  return added;
}

function coverOf([first]: StoredListing['images']) {
  if (!first) return null;
  const { hash: _hash, ...cover } = first;
  return cover;
}

async function store(
  {
    property,
    moderation,
    user,
    conversations,
  }: Pick<ListingsToWrite, 'property' | 'moderation' | 'user' | 'conversations'>,
  listings: readonly StoredListing[],
): Promise<void> {
  const cards = listings.filter(({ status }) => status === 'active').map(toSearchCard);
  const known = listings.map(({ _id, fields, ownerId, status, version }) => ({
    _id,
    title: fields.title ?? '',
    ownerId,
    status,
    version,
  }));
  const covers = new Map(listings.map(({ _id, images }) => [_id, coverOf(images)]));
  const refs = known
    .filter(({ status }) => status !== 'draft')
    .map((ref) => ({ ...ref, cover: covers.get(ref._id) ?? null }));
  await Promise.all([
    insertMissing(property, 'search_cards', cards),
    insertMissing(moderation, 'listing_refs', refs),
    insertMissing(conversations, 'listing_refs', listings.map(listingRefOf)),
    insertMissing(user, 'billing_listings', known),
  ]);
  await insertMissing(property, 'listings', listings);
}

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

export async function writeAllowances(
  property: Connection,
  landlords: readonly DemoLandlord[],
  counts: ReadonlyMap<string, { used: number; drafts: number }>,
): Promise<void> {
  const owners = [...counts];
  const slots = new Map(landlords.map(({ id, plan }) => [id, planGives[plan].listings]));
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
      some.map(([_id]) => ({ _id, version: 1, listingLimit: slots.get(_id) })),
    );
  }
}
