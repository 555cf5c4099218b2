import { randomUUID } from 'node:crypto';

import { propertySorts } from '@pokriv/contracts/property-options';
import type { PropertyCard } from '@pokriv/contracts/property';
import { connectRedis, workerRedisOptions } from '@pokriv/service-kit/redis';
import { anActor, testRedisUrl } from '@pokriv/service-kit/testing';

import type { StoredListing } from '../listings/stored-listing.ts';
import { settlePromotionsDue } from '../jobs/settle-promotions-due.ts';
import { anActiveListing } from '../testing/a-listing.ts';
import { promote } from '../testing/a-promotion.ts';
import { startProperty, type TestProperty } from '../testing/start-property.ts';
import { flushCounts } from '../views/flush-counts.ts';
import { LISTINGS_CHANGED } from './publish-change.ts';
import { rotatePromoted } from './rotate-promoted.ts';
import { followCards } from './summary/follow-cards.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';
const DAY_MS = 86_400_000;

describe('promoted listings in the search', () => {
  let service: TestProperty;
  let listings: StoredListing[];
  let following: { close: () => Promise<void> };
  const owner = anActor({ listingLimit: null });

  beforeAll(async () => {
    service = await startProperty({ impressions: { points: 10_000, seconds: 60 } });
    following = followCards(service.connection, service.deps.summary);
  });
  afterAll(async () => {
    await following.close();
    await service.close();
  });
  beforeEach(async () => {
    service.clock.now = new Date('2026-11-21T10:00:00Z');
    for (const name of ['listings', 'search_cards', 'promotions'])
      await service.connection.collection(name).deleteMany({});
    listings = [];
    for (let at = 0; at < 12; at += 1)
      listings.push(await anActiveListing(service, owner, { price: 500 + at * 10, area: 40 + at }));
    await service.deps.refreshCards(listings.map(({ _id }) => _id));
  });

  const idAt = (at: number) => listings[at]?._id ?? '';
  const promoteAt = (at: number, type: 'regular' | 'super') =>
    promote(service, { _id: idAt(at), ownerId: owner.id }, { type });
  const search = async (query = ''): Promise<PropertyCard[]> =>
    (await service.send('GET', `/properties?limit=12${query}`)).body.data;
  const ids = (cards: readonly PropertyCard[]) => cards.map(({ id }) => id);

  it('stand first from the moment they start until they end, and the caches are told', async () => {
    const told: string[] = [];
    const listener = connectRedis(testRedisUrl(), workerRedisOptions);
    listener.on('message', (_channel, text) => told.push(JSON.parse(text).id));
    await listener.subscribe(LISTINGS_CHANGED);
    await promoteAt(0, 'regular');
    await promoteAt(5, 'super');
    const [first, second, third] = await search();
    expect([first?.id, second?.id, third?.isPromoted]).toEqual([idAt(5), idAt(0), false]);
    expect(first).toMatchObject({ isPromoted: true, promotionType: 'super', featured: true });
    expect(ids(await search('&featured=true'))).toEqual([idAt(5), idAt(0)]);
    service.clock.now = new Date(service.clock.now.getTime() + 7 * DAY_MS);
    await settlePromotionsDue(service.deps);
    expect((await search()).every(({ isPromoted }) => !isPromoted)).toBe(true);
    expect(await search('&featured=true')).toEqual([]);
    for (const id of [idAt(0), idAt(5)]) expect(told.filter((one) => one === id)).toHaveLength(2);
    listener.disconnect();
  });

  it.each(Object.keys(propertySorts).filter((sort) => sort !== 'recommended'))(
    'stand where they stood in the order %s, with their badge',
    async (sort) => {
      const before = ids(await search(`&sort=${sort}`));
      await promoteAt(4, 'super');
      await promoteAt(8, 'regular');
      const after = await search(`&sort=${sort}`);
      expect(ids(after)).toEqual(before);
      expect(after.find(({ id }) => id === idAt(4))?.promotionType).toBe('super');
    },
  );

  /** Shows a list to so many visitors, each after a turn; the cards that stand in the places are seen. */
  const show = async (visitors: number, seen: () => Promise<string[]>) => {
    for (let visitor = 0; visitor < visitors; visitor += 1) {
      const ids = await seen();
      const headers = { 'user-agent': `${BROWSER} ${randomUUID()}` };
      await service.send('POST', '/properties/impressions', { headers, body: { ids } });
      await flushCounts(service.redis, service.deps.countBatches);
      await rotatePromoted(service.connection);
      await service.deps.refreshCards(listings.map(({ _id }) => _id));
    }
  };
  const impressionsOf = async (places: readonly number[]) =>
    Promise.all(places.map(async (at) => (await service.deps.listings.get(idAt(at))).impressions ?? 0));
  const spread = (counts: readonly number[]) => Math.max(...counts) - Math.min(...counts);

  it('take the two and four places of a list in fair turns', async () => {
    const [supers, regulars] = [
      [0, 1, 2, 3, 4],
      [5, 6, 7, 8, 9, 10],
    ];
    for (const at of supers) await promoteAt(at, 'super');
    for (const at of regulars) await promoteAt(at, 'regular');
    await show(15, async () => ids(await search()).slice(0, 6));
    const [ofSupers, ofRegulars] = [await impressionsOf(supers), await impressionsOf(regulars)];
    expect([ofSupers, ofRegulars].map((counts) => counts.reduce((sum, one) => sum + one))).toEqual([30, 60]);
    expect([spread(ofSupers), spread(ofRegulars)]).toEqual([0, 0]);
  });

  it('take the four places of the home page in fair turns, whatever they were shown before', async () => {
    const supers = [0, 1, 2, 3, 4, 5];
    const before = 1000;
    await service.connection
      .collection<{ _id: string }>('listings')
      .updateOne({ _id: idAt(0) }, { $set: { impressions: before } });
    for (const at of supers) await promoteAt(at, 'super');
    await show(12, async () => ids(await search('&featured=true')).slice(0, 4));
    const [first = 0, ...others] = await impressionsOf(supers);
    expect([first - before, ...others]).toEqual([8, 8, 8, 8, 8, 8]);
  });
});
