import { randomUUID } from 'node:crypto';

import { sofiaDay } from '@pokriv/contracts/sofia-day';
import { signServedCards } from '@pokriv/service-kit/served-cards';
import { anActor, TEST_SECRET, type SendOptions } from '@pokriv/service-kit/testing';

import { anActiveListing } from '../listings/testing/a-listing.ts';
import { startProperty, type TestProperty } from '../testing.ts';
import { flushCounts } from './flush-counts.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';

describe('views', () => {
  let service: TestProperty;
  const owner = anActor({ listingLimit: null });
  let id: string;

  beforeAll(async () => {
    service = await startProperty({ impressions: { points: 40, seconds: 60 } });
  });
  afterAll(async () => service.close());
  beforeEach(async () => {
    id = (await anActiveListing(service, owner))._id;
  });

  const view = (options: SendOptions = {}) =>
    service.send('POST', `/properties/${id}/view`, {
      ...options,
      headers: { 'user-agent': BROWSER, ...options.headers },
    });
  const flush = () => flushCounts(service.deps);
  const today = () => sofiaDay(service.clock.now);
  const counted = async () => {
    await flush();
    const [card] = await service.deps.cards.rowsOf([id]);
    const { views } = await service.deps.listings.get(id);
    expect(card?.v).toBe(views);
    return views;
  };

  it('count once per visitor and day', async () => {
    const tenant = anActor({ role: 'tenant' });
    const newcomer = anActor({ role: 'tenant', memberSince: new Date().toISOString() });
    const visitor = randomUUID();
    for (const options of [
      // without a cookie the network is the visitor, for any user agent
      ...[{}, {}, { headers: { 'user-agent': `${BROWSER} 2` } }, { ip: '10.0.0.9' }],
      // a cookie, at any address, also for a new account
      ...[{ visitor }, { visitor, ip: '10.0.0.9' }, { visitor, as: newcomer }],
      // an established account, in any browser
      ...[{ as: tenant }, { as: tenant, visitor: randomUUID() }],
    ]) {
      expect((await view(options)).status).toBe(202);
    }
    expect(await counted()).toBe(4);
    const first = today();
    service.clock.now = new Date(Date.now() + 86_400_000);
    await view();
    expect(await counted()).toBe(5);
    expect(await service.deps.days.between(id, first, today())).toMatchObject([
      { listing: id, day: first, views: 4, impressions: 0, favorites: 0, phoneReveals: 0, inquiries: 0 },
      { day: today(), views: 1 },
    ]);
  });

  it.each<[string, SendOptions]>([
    ['the owner’s', { as: owner }],
    ['an admin’s', { as: anActor({ role: 'admin' }) }],
    ['a bot’s', { headers: { 'user-agent': 'Googlebot/2.1' } }],
  ])('never count %s', async (_whose, options) => {
    expect((await view(options)).status).toBe(202);
    expect(await counted()).toBe(0);
  });

  it('do not count for a listing that is not public', async () => {
    await service.send('POST', `/properties/${id}/pause`, { as: owner });
    await view();
    await service.send('POST', `/properties/${id}/resume`, { as: owner });
    expect(await counted()).toBe(0);
  });

  it('are written once under repeated batches and concurrent flushes', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, number) => view({ ip: `10.1.0.${number}` })));
    const batch = [{ listing: id, day: today(), counts: { views: 5 } }];
    await service.deps.countBatches.add(`again ${id}`, batch);
    await service.deps.countBatches.add(`again ${id}`, batch);
    await Promise.all([flush(), flush(), flush()]);
    expect(await counted()).toBe(17);
  });

  it('in a batch of a crashed process are written by the next one', async () => {
    await service.redis.hset('counts:batch:left', `views:${today()}:${id}`, 3);
    await service.redis.sadd('counts:batches', 'left');
    expect(await counted()).toBe(3);
    expect(await service.redis.smembers('counts:batches')).toEqual([]);
  });

  const browsersOf = (ipOf: (index: number) => string, count: number): SendOptions[] =>
    Array.from({ length: count }, (_none, index) => ({ ip: ipOf(index), visitor: randomUUID() }));

  it.each<[string, (index: number) => string, number]>([
    ['one address', () => '10.9.9.9', 20],
    ['one IPv6 /64', (index) => `2001:db8:9:9::${index.toString(16)}`, 20],
  ])('count up to the limit of browsers of %s, separately for each listing', async (_where, ipOf, most) => {
    const browsers = browsersOf(ipOf, 30);
    for (const browser of browsers) await view(browser);
    expect(await counted()).toBe(most);
    id = (await anActiveListing(service, owner))._id;
    for (const browser of browsers.slice(25)) await view(browser);
    expect(await counted()).toBe(5);
  });

  it('count for ten times as many browsers of an IPv6 /48', async () => {
    for (const browser of browsersOf((index) => `2001:db8:48:${index.toString(16)}::1`, 205))
      await view(browser);
    expect(await counted()).toBe(200);
  });

  describe('of cards in a list', () => {
    const served = (ids: readonly string[]) => signServedCards(ids, TEST_SECRET, service.clock.now);
    const show = (ids: readonly string[], options: SendOptions = {}, tokens = [served(ids)]) =>
      service.send('POST', '/properties/impressions', {
        ...options,
        body: { ids, tokens },
        headers: { 'user-agent': BROWSER, ...options.headers },
      });
    const shown = async (listing = id) => {
      await flush();
      const { impressions, views } = await service.deps.listings.get(listing);
      expect(views).toBe(0);
      return impressions ?? 0;
    };

    it('count once per visitor, listing and day, separately from views', async () => {
      const other = (await anActiveListing(service, owner))._id;
      const tenant = anActor({ role: 'tenant' });
      for (const options of [{ ip: '10.3.0.1' }, { ip: '10.3.0.1' }, { ip: '10.3.0.2' }, { as: tenant }])
        expect((await show([id, other, id], options)).status).toBe(202);
      await show([other], { ip: '10.3.0.3' });
      expect([await shown(), await shown(other)]).toEqual([3, 4]);
      expect(await service.deps.days.between(id, today(), today())).toMatchObject([
        { impressions: 3, views: 0 },
      ]);
    });

    it.each<[string, SendOptions]>([
      ['the owner’s', { as: owner }],
      ['an admin’s', { as: anActor({ role: 'admin' }) }],
      ['a bot’s', { headers: { 'user-agent': 'bingbot/2.0' } }],
    ])('never count %s', async (_whose, options) => {
      expect((await show([id], options)).status).toBe(202);
      expect(await shown()).toBe(0);
    });

    it('do not count for a listing that is not public or does not exist', async () => {
      await service.send('POST', `/properties/${id}/pause`, { as: owner });
      const nowhere = '0'.repeat(24);
      expect((await show([id, nowhere])).status).toBe(202);
      await flush();
      expect((await service.deps.listings.get(id)).impressions).toBe(0);
      expect(await service.deps.days.between(nowhere, '', '9')).toEqual([]);
    });

    it('count only for cards served lately, in any list', async () => {
      const other = (await anActiveListing(service, owner))._id;
      await service.fillIndex([]);
      await service.deps.refreshCards([id, other]);
      const { body: found } = await service.send(
        'GET',
        `/properties?landlord=${owner.id}&limit=50&sort=newest`,
      );
      const { body: similar } = await service.send('GET', `/properties/${other}/similar`);
      expect(similar.data.map((card: { id: string }) => card.id)).toContain(id);
      const ipOf = (at: number) => ({ ip: `10.5.0.${at}` });
      await show([id], ipOf(1), [found.servedToken]);
      await show([id], ipOf(2), [similar.servedToken]);
      await show([id, other], ipOf(3), [served([other]), served([id])]);
      expect(await shown()).toBe(3);
      const stale = signServedCards([id], TEST_SECRET, new Date(service.clock.now.getTime() - 20 * 60_000));
      for (const [at, token] of [served([other]), stale, 'forged', ''].entries())
        expect((await show([id], ipOf(10 + at), [token])).status).toBe(202);
      expect(await shown()).toBe(3);
    });

    it('count up to the limit of browsers of one network', async () => {
      for (const browser of browsersOf(() => '10.6.0.1', 25)) await show([id], browser);
      expect(await shown()).toBe(20);
    });

    it('are rate-limited per visitor, so that one flood does not block others at the same address', async () => {
      const ip = '10.4.0.1';
      const replies = [];
      for (let at = 0; at < 42; at += 1) replies.push((await show([id], { ip })).status);
      expect([replies[0], replies.at(-1)]).toEqual([202, 429]);
      expect((await show([id], { ip, visitor: randomUUID() })).status).toBe(202);
      expect((await show([id], { ip, as: anActor({ role: 'tenant' }) })).status).toBe(202);
    });

    it.each([
      [{ ids: [], tokens: ['a'] }],
      [{ ids: Array.from({ length: 51 }, () => 'a'), tokens: ['a'] }],
      [{ ids: [{ $ne: 1 }], tokens: ['a'] }],
      [{ ids: ['a'], tokens: [] }],
      [{ ids: ['a'] }],
    ])('reject %j', async (body) => {
      const headers = { 'user-agent': BROWSER };
      expect((await service.send('POST', '/properties/impressions', { body, headers })).status).toBe(400);
    });
  });
});
