import { sofiaDay } from '@pokriv/contracts/sofia-day';
import { anActor, type SendOptions } from '@pokriv/service-kit/testing';

import { anActiveListing } from '../testing/a-listing.ts';
import { startProperty, type TestProperty } from '../testing/start-property.ts';
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
  const flush = () => flushCounts(service.redis, service.deps.countBatches);
  const today = () => sofiaDay(service.clock.now);
  const counted = async () => {
    await flush();
    const [card] = await service.deps.cards.rowsOf([id]);
    const { views } = await service.deps.listings.get(id);
    expect(card?.v).toBe(views);
    return views;
  };

  it('count once a visitor and day', async () => {
    const tenant = anActor({ role: 'tenant' });
    for (const options of [{}, {}, { ip: '10.0.0.9' }, { as: tenant }, { as: tenant, ip: '10.0.0.9' }]) {
      expect((await view(options)).status).toBe(202);
    }
    expect(await counted()).toBe(3);
    const first = today();
    service.clock.now = new Date(Date.now() + 86_400_000);
    await view();
    expect(await counted()).toBe(4);
    expect(await service.deps.days.between(id, first, today())).toMatchObject([
      { listing: id, day: first, views: 3, impressions: 0, favorites: 0, phoneReveals: 0, inquiries: 0 },
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

  it('do not count for what is not public', async () => {
    await service.send('POST', `/properties/${id}/pause`, { as: owner });
    await view();
    await service.send('POST', `/properties/${id}/resume`, { as: owner });
    expect(await counted()).toBe(0);
  });

  it('are written once though a batch comes again and several flush at once', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, number) => view({ ip: `10.1.0.${number}` })));
    const batch = [{ listing: id, day: today(), counts: { views: 5 } }];
    await service.deps.countBatches.add(`again ${id}`, batch);
    await service.deps.countBatches.add(`again ${id}`, batch);
    await Promise.all([flush(), flush(), flush()]);
    expect(await counted()).toBe(17);
  });

  it('that a process set aside before it died are written by the next', async () => {
    await service.redis.hset('counts:batch:left', `views:${today()}:${id}`, 3);
    await service.redis.sadd('counts:batches', 'left');
    expect(await counted()).toBe(3);
    expect(await service.redis.smembers('counts:batches')).toEqual([]);
  });

  it('do not count for browsers without end that one address invents', async () => {
    const browsers = Array.from({ length: 510 }, (_, number) => `${BROWSER} ${number}`);
    for (let at = 0; at < browsers.length; at += 30)
      await Promise.all(
        browsers
          .slice(at, at + 30)
          .map((browser) => view({ ip: '10.9.9.9', headers: { 'user-agent': browser } })),
      );
    expect(await counted()).toBe(500);
  });

  describe('of cards in a list', () => {
    const show = (ids: readonly string[], options: SendOptions = {}) =>
      service.send('POST', '/properties/impressions', {
        ...options,
        body: { ids },
        headers: { 'user-agent': BROWSER, ...options.headers },
      });
    const shown = async (listing = id) => {
      await flush();
      const { impressions, views } = await service.deps.listings.get(listing);
      const card = await service.connection.collection('search_cards').findOne({ _id: listing as never });
      expect([card?.i, views]).toEqual([impressions, 0]);
      return impressions;
    };

    it('count once a visitor, listing and day, beside views', async () => {
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

    it('do not count for what is not public or does not exist', async () => {
      await service.send('POST', `/properties/${id}/pause`, { as: owner });
      const nowhere = '0'.repeat(24);
      expect((await show([id, nowhere])).status).toBe(202);
      await flush();
      expect((await service.deps.listings.get(id)).impressions).toBe(0);
      expect(await service.deps.days.between(nowhere, '', '9')).toEqual([]);
    });

    it('are limited by address', async () => {
      const replies = [];
      for (let at = 0; at < 42; at += 1) replies.push((await show([id], { ip: '10.4.0.1' })).status);
      expect([replies[0], replies.at(-1)]).toEqual([202, 429]);
    });

    it.each([[[]], [Array.from({ length: 51 }, () => 'a')], [[{ $ne: 1 }]]])('refuse %j', async (ids) => {
      expect((await show(ids as string[])).status).toBe(400);
    });
  });
});
