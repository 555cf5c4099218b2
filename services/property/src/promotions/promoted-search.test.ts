import { listingsChanged } from '@pokriv/contracts/channels';
import { randomUUID } from 'node:crypto';

import { sumOf } from '@pokriv/contracts/money';
import { propertySorts } from '@pokriv/contracts/listing/property-options';
import type { PropertyCard } from '@pokriv/contracts/listing/property';
import { connectRedis, workerRedisOptions } from '@pokriv/service-kit/redis';
import { anActor, testRedisUrl } from '@pokriv/service-kit/testing';

import type { StoredListing } from '../listings/stored-listing.ts';
import { anActiveListing } from '../listings/testing/a-listing.ts';
import { promote } from '../listings/testing/a-promotion.ts';
import { followCards } from '../search/follow-cards.ts';
import { TURN_MS } from '../search/rank.ts';
import { rotatePromoted } from '../search/rotate-promoted.ts';
import { startProperty, type TestProperty } from '../testing.ts';
import { flushCounts } from '../views/flush-counts.ts';
import { settlePromotionsDue } from './settle-promotions-due.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';
const DAY_MS = 86_400_000;

describe('promoted listings in search', () => {
  let service: TestProperty;
  let listings: StoredListing[];
  let following: { close: () => Promise<void> };
  const owner = anActor({ listingLimit: null });

  beforeAll(async () => {
    service = await startProperty({ impressions: { points: 10_000, seconds: 60 } });
    following = followCards(service.connection, service.liveIndex);
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
      listings.push(
        await anActiveListing(service, owner, { price: sumOf(500 + at * 10, 'BGN'), area: 40 + at }),
      );
    await service.deps.refreshCards(listings.map(({ _id }) => _id));
  });

  const idAt = (at: number) => listings[at]?._id ?? '';
  const promoteAt = (at: number, type: 'regular' | 'super') =>
    promote(service, { _id: idAt(at), ownerId: owner.id }, { type });
  const search = async (query = ''): Promise<PropertyCard[]> =>
    (await service.send('GET', `/properties?limit=12${query}`)).body.data;
  const ids = (cards: readonly PropertyCard[]) => cards.map(({ id }) => id);

  it('come first from start to end of the promotion, and the caches are invalidated', async () => {
    const told: string[] = [];
    const listener = connectRedis(testRedisUrl(), workerRedisOptions);
    listener.on('message', (_channel, text) => told.push(JSON.parse(text).id));
    await listener.subscribe(listingsChanged.name);
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

  /** Without a text, relevance equals the recommended order. */
  const mixed = ['recommended', 'relevance'];
  it.each(Object.keys(propertySorts).filter((sort) => !mixed.includes(sort)))(
    'keep their position in the order %s, with their badge',
    async (sort) => {
      const before = ids(await search(`&sort=${sort}`));
      await promoteAt(4, 'super');
      await promoteAt(8, 'regular');
      const after = await search(`&sort=${sort}`);
      expect(ids(after)).toEqual(before);
      expect(after.find(({ id }) => id === idAt(4))?.promotionType).toBe('super');
    },
  );

  const inTurn = async (turn: number) => {
    await rotatePromoted(service, new Date(turn * TURN_MS));
    await service.deps.refreshCards(listings.map(({ _id }) => _id));
  };
  /** Far above chance: with 4 of 5 cards shown, one stays in for so long once in 10^11 runs. */
  const MAX_TURNS = 120;
  /** Turns the list until each card was both shown and absent; returns the ids of the others. */
  const notRotated = async (places: readonly number[], seen: () => Promise<string[]>) => {
    const wereIn = new Set<string>();
    const wereOut = new Set<string>();
    const missing = () => places.map(idAt).filter((id) => !wereIn.has(id) || !wereOut.has(id));
    for (let turn = 0; turn < MAX_TURNS && missing().length > 0; turn += 1) {
      await inTurn(turn);
      const shown = await seen();
      for (const id of places.map(idAt)) (shown.includes(id) ? wereIn : wereOut).add(id);
    }
    return missing();
  };

  it('rotate over the two and four places of a list and the four of the home page', async () => {
    const [supers, regulars] = [
      [0, 1, 2, 3, 4],
      [5, 6, 7, 8, 9, 10],
    ];
    for (const at of supers) await promoteAt(at, 'super');
    for (const at of regulars) await promoteAt(at, 'regular');
    const top = async () => ids(await search()).slice(0, 6);
    const home = async () => ids(await search('&featured=true')).slice(0, 4);
    expect(await notRotated(supers, top)).toEqual([]);
    expect(await notRotated(regulars, top)).toEqual([]);
    expect(await notRotated(supers, home)).toEqual([]);
  });

  it('keep their position however many browsers a rival fakes', async () => {
    for (const at of [0, 1, 2, 3]) await promoteAt(at, 'super');
    await inTurn(5);
    const before = ids(await search());
    const victim = before[0] ?? '';
    const { body } = await service.send('GET', '/properties?limit=12');
    const shown = async (visitor: string) =>
      service.send('POST', '/properties/impressions', {
        ip: '10.77.0.1',
        visitor,
        headers: { 'user-agent': BROWSER },
        body: { ids: [victim], tokens: [body.servedToken] },
      });
    for (let browser = 0; browser < 60; browser += 1) expect((await shown(randomUUID())).status).toBe(202);
    await flushCounts(service.deps);
    await inTurn(5);
    expect(ids(await search())).toEqual(before);
    expect((await service.deps.listings.get(victim)).impressions).toBe(20);
  });
});
