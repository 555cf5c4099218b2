import { propertySorts, type PropertySort } from '@pokriv/contracts/listing/property-options';
import { cents, sumOf, toCents, toStotinki } from '@pokriv/contracts/money';
import { runMigrations } from '@pokriv/service-kit/migrations';
import { connectMongo } from '@pokriv/service-kit/mongo';
import { aDatabase, testMongoUrl } from '@pokriv/service-kit/testing';
import { LiveIndex, matches, selectRows } from '@pokriv/search-index';
import type { Connection } from 'mongoose';

import { approvalOf, isContentApproved } from '../listings/approval.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import { randomListing, seededRandom, type Random } from '../listings/testing/random-listing.ts';
import { entryOf, indexOf, listingSchema, orders } from '../search/listing-index.ts';
import { watchCards } from '../search/opensearch/card-changes.repository.ts';
import { searchCards } from '../search/search-card.repository.ts';
import { toSearchCard, type SearchCard } from '../search/search-card.ts';
import { adminLists } from './admin-lists.ts';
import { migrations } from './index.ts';
import { sumsInCents } from './sums-in-cents.ts';

const COUNT = 1000;
const KILLS = 10;
const at = new Date('2026-10-01T10:00:00Z');
jest.setTimeout(120_000);

/** A listing as stored by release 1.0.0, and after the migration. */
interface Pair {
  leva: number;
  before: StoredListing;
  after: StoredListing;
}

function aPair(random: Random): Pair {
  const { below, oneOf, next } = random;
  const listing = randomListing(random);
  const [leva, earlier, later] = [50 + below(4000), 50 + below(4000), 50 + below(4000)];
  const [deposit, ofDeposit] = oneOf([
    [
      { type: 'months', value: 1.5 },
      { type: 'months', months: 1.5 },
    ],
    [
      { type: 'amount', value: earlier },
      { type: 'amount', amount: sumOf(earlier, 'BGN') },
    ],
    [{ type: 'none' }, { type: 'none' }],
  ]);
  const [commission, ofCommission] = oneOf([
    [
      { type: 'percent', value: 50 },
      { type: 'percent', percent: 50 },
    ],
    [
      { type: 'amount', value: later },
      { type: 'amount', amount: sumOf(later, 'BGN') },
    ],
  ]);
  const more = {
    status: oneOf(['active', 'active', 'paused', 'draft']),
    version: 1 + below(9),
    updatedAt: at,
  };
  const revised = next() < 0.3 && { status: 'pending', at };
  const title = 'Друго заглавие';
  const approved = { at, contentHash: 'hash', showsAddress: false };
  return {
    leva,
    before: {
      ...listing,
      ...more,
      fields: { ...listing.fields, price: leva, deposit, monthlyFees: 20, commission },
      revision: revised && { ...revised, fields: { title, price: later, commission: null } },
      priceHistory: [
        { price: earlier, at },
        { price: leva, at },
      ],
      approval: { ...approved, price: leva },
    } as unknown as StoredListing,
    after: {
      ...listing,
      ...more,
      fields: {
        ...listing.fields,
        price: sumOf(leva, 'BGN'),
        deposit: ofDeposit,
        monthlyFees: sumOf(20, 'BGN'),
        commission: ofCommission,
      },
      revision: revised && { ...revised, fields: { title, price: sumOf(later, 'BGN'), commission: null } },
      priceHistory: [
        { price: sumOf(earlier, 'BGN'), at },
        { price: sumOf(leva, 'BGN'), at },
      ],
      approval: { ...approved, priceCents: toCents({ amount: leva, currency: 'BGN' }) },
    } as StoredListing,
  };
}

/** A card as written by release 1.0.0. */
function cardInLeva({ leva, after }: Pair): SearchCard {
  const now = toSearchCard(after);
  const m = Math.round((leva / (after.fields.area ?? 1)) * 100) / 100;
  const json = { ...JSON.parse(`${now.card}}`), price: leva, pricePerM2: m };
  return { ...now, p: leva, m, card: JSON.stringify(json).slice(0, -1) };
}

const random = seededRandom(17);
const pairs = Array.from({ length: COUNT }, () => aPair(random));
const active = pairs.filter(({ after }) => after.status === 'active');
const cardsInLeva = active.map(cardInLeva);

const names: string[] = [];
const connections: Connection[] = [];
afterAll(async () => {
  for (const connection of connections) {
    await connection.db?.dropDatabase();
    await connection.close();
  }
});

/** @param upTo the last applied migration */
async function anEmptyDatabase(upTo: number): Promise<Connection> {
  const name = aDatabase('sums');
  names.push(name);
  await runMigrations(
    testMongoUrl(),
    name,
    migrations.filter(({ id }) => id <= upTo),
  );
  const connection = await connectMongo(testMongoUrl(), name);
  connections.push(connection);
  return connection;
}

const listingsOf = (connection: Connection) => connection.collection<StoredListing>('listings');

/** Replaces listings and cards by those in leva. */
async function fillInLeva(connection: Connection): Promise<Connection> {
  for (const name of ['listings', 'search_cards']) await connection.collection(name).deleteMany({});
  await adminLists.up(connection);
  await listingsOf(connection).insertMany(pairs.map(({ before }) => before));
  await searchCards(connection).insertMany(cardsInLeva);
  return connection;
}

/** Raw bytes of every document, and the index names. */
async function contentOf(connection: Connection): Promise<unknown> {
  const raw = async (name: string) => {
    const found = connection.collection(name).find({}, { raw: true, sort: { _id: 1 } });
    return (await found.toArray()).map((document) =>
      Buffer.from(document as unknown as Uint8Array).toString('base64'),
    );
  };
  const indexes = await listingsOf(connection).indexes();
  return {
    listings: await raw('listings'),
    cards: await raw('search_cards'),
    indexes: indexes.map(({ name }) => name).sort(),
    others: await Promise.all(['outbox', 'history', 'effects'].map((name) => raw(name))),
  };
}

/** @param allow number of writes to let through; later ones throw */
function meddled(
  connection: Connection,
  allow: (collection: string, writes: number) => number | Promise<number>,
): Connection {
  const pass = async (collection: string, writes: number) => {
    const most = await allow(collection, writes);
    return { most, check: () => (most < writes ? Promise.reject(new Error('killed')) : undefined) };
  };
  const watched = (name: string, collection: object) =>
    new Proxy(collection, {
      get(target, key) {
        const own = Reflect.get(target, key) as unknown;
        if (typeof own !== 'function') return own;
        const call = own.bind(target) as (...args: unknown[]) => Promise<unknown>;
        if (key === 'bulkWrite')
          return async (writes: unknown[], ...more: unknown[]) => {
            const { most, check } = await pass(name, writes.length);
            const done = most > 0 ? await call(writes.slice(0, most), ...more) : undefined;
            await check();
            return done;
          };
        if (key !== 'createIndex' && key !== 'dropIndex') return call;
        return async (...args: unknown[]) => {
          await (await pass(name, 1)).check();
          return call(...args);
        };
      },
    });
  return new Proxy(connection, {
    get: (target, key) =>
      key === 'collection'
        ? (name: string) => watched(name, target.collection(name))
        : (Reflect.get(target, key) as unknown),
  });
}

describe('sums-in-cents migration', () => {
  let connection: Connection;
  let spare: Connection;
  let cardsBefore: SearchCard[];
  let uninterrupted: unknown;
  let writes = 0;

  beforeAll(async () => {
    [connection, spare] = [await anEmptyDatabase(18), await anEmptyDatabase(18)];
    await fillInLeva(connection);
    cardsBefore = await searchCards(connection).find().toArray();
    await sumsInCents.up(
      meddled(connection, (_collection, count) => {
        writes += count;
        return count;
      }),
    );
    uninterrupted = await contentOf(connection);
  });

  it('converts listings, revisions, price histories, approvals and cards', async () => {
    const listings = await listingsOf(connection).find().sort({ _id: 1 }).toArray();
    const expected = pairs.map(({ after }) => after).sort((one, other) => (one._id < other._id ? -1 : 1));
    expect(listings).toEqual(expected);
    const cards = await searchCards(connection).find().toArray();
    const byId = new Map(cards.map((card) => [card._id, card]));
    expect(active.map(({ after }) => byId.get(after._id))).toEqual(
      active.map(({ after }) => toSearchCard(after)),
    );
  });

  it('keeps the leva of every rent, as typed and from its cents', async () => {
    const listings = await listingsOf(connection).find().toArray();
    const byId = new Map(listings.map(({ _id, fields }) => [_id, fields.price]));
    const differences = pairs.map(({ leva, after }) => {
      const { cents: of = cents(0), entered } = byId.get(after._id) ?? {};
      return Math.abs((entered?.amount ?? 0) - leva) + Math.abs(Math.round(toStotinki(of) / 100) - leva);
    });
    expect(differences.reduce((sum, difference) => sum + difference, 0)).toBe(0);
  });

  it.each(Object.keys(propertySorts) as PropertySort[])('keeps the order %s', async (sort) => {
    const inOrder = async (cards: readonly SearchCard[]) => {
      const live = new LiveIndex(listingSchema);
      await live.fill(cards.map(entryOf));
      const index = indexOf(live);
      const rows = selectRows(index, matches(index, []), orders[sort], { skip: 0, take: COUNT });
      return rows.map((row) => index.ids.get(row));
    };
    const before = await inOrder(cardsBefore);
    expect(before).toHaveLength(active.length);
    expect(await inOrder(await searchCards(connection).find().toArray())).toEqual(before);
  });

  it('keeps the order of administrators’ lists by rent', async () => {
    const byLeva = pairs.toSorted(
      (one, other) => one.leva - other.leva || (one.after._id < other.after._id ? -1 : 1),
    );
    const listings = await listingsOf(connection).find().sort({ 'fields.price.cents': 1, _id: 1 }).toArray();
    expect(listings.map(({ _id }) => _id)).toEqual(byLeva.map(({ after }) => after._id));
  });

  it('replaces the index of rents and announces nothing', () => {
    const { indexes, others } = uninterrupted as { indexes: string[]; others: unknown[] };
    expect([indexes.includes('list rent'), indexes.includes('list price')]).toEqual([true, false]);
    expect(others).toEqual([[], [], []]);
  });

  it('changes no byte when it runs again', async () => {
    let again = 0;
    await sumsInCents.up(
      meddled(connection, (_collection, count) => {
        again += count;
        return count;
      }),
    );
    // creates the existing index again
    expect([again, await contentOf(connection)]).toEqual([1, uninterrupted]);
  });

  it.each(Array.from({ length: KILLS }, (_, at) => at))(
    'ends the same after a kill, %d of ten',
    async (kill) => {
      const database = await fillInLeva(spare);
      let left = Math.floor((kill * (writes - 1)) / (KILLS - 1));
      const killed = meddled(database, (_collection, count) => {
        const most = Math.min(left, count);
        left -= most;
        return most;
      });
      await expect(sumsInCents.up(killed)).rejects.toThrow('killed');
      expect(await contentOf(database)).not.toEqual(uninterrupted);
      await sumsInCents.up(database);
      expect(await contentOf(database)).toEqual(uninterrupted);
    },
  );

  it('tells the indexes of search of every card', async () => {
    const database = await fillInLeva(spare);
    const changes = watchCards(database);
    await changes.next();
    await sumsInCents.up(database);
    const told = new Map<string, number | undefined>();
    for (let round = 0; round < 50 && told.size < active.length; round += 1)
      for (const { id, card } of (await changes.next()) ?? []) told.set(id, card?.p);
    await changes.close();
    expect(told).toEqual(new Map(active.map(({ after }) => [after._id, after.fields.price?.cents])));
  });

  it('loses no change that is made meanwhile', async () => {
    const database = await fillInLeva(spare);
    const [{ after: changed }, { after: counted }] = active as [Pair, Pair];
    const price = sumOf(500, 'EUR');
    const done = new Set<string>();
    const meddling = meddled(database, async (collection, count) => {
      if (done.has(collection)) return count;
      done.add(collection);
      if (collection === 'listings')
        await listingsOf(database).updateOne(
          { _id: changed._id },
          { $set: { 'fields.price': price }, $inc: { version: 1 } },
        );
      else await searchCards(database).updateOne({ _id: counted._id }, { $inc: { v: 5 } });
      return count;
    });
    await sumsInCents.up(meddling);
    const stored = await listingsOf(database).findOne({ _id: changed._id });
    expect(stored).toEqual({
      ...changed,
      version: changed.version + 1,
      fields: { ...changed.fields, price },
    });
    expect(await searchCards(database).findOne({ _id: counted._id })).toEqual({
      ...toSearchCard(counted),
      v: counted.views + 5,
    });
  });
});

describe('a database of the first release’s beginnings', () => {
  it('is migrated in one go', async () => {
    const connection = await anEmptyDatabase(2);
    const old = pairs.slice(0, 60).map(({ before: { approval: _none, number: _unnumbered, ...before } }) => ({
      ...before,
      approvedAt: at,
    }));
    await connection.collection<(typeof old)[number]>('listings').insertMany(old);
    await runMigrations(testMongoUrl(), names.at(-1) ?? '', migrations);

    const listings = await listingsOf(connection).find().toArray();
    const byId = new Map(listings.map((listing) => [listing._id, listing]));
    for (const { after } of pairs.slice(0, 60)) {
      const listing = byId.get(after._id);
      if (!listing) throw new Error('a listing is gone');
      const { fields, revision, priceHistory } = after;
      expect(listing).toMatchObject({ fields, revision, priceHistory });
      const isKept = after.status === 'active' || after.status === 'paused';
      expect(listing.approval).toEqual(isKept ? approvalOf(after, at) : null);
      expect(isContentApproved(listing)).toBe(isKept);
      const card = await searchCards(connection).findOne({ _id: after._id });
      expect(card).toEqual(after.status === 'active' ? toSearchCard(listing) : null);
    }
  });
});
