import type { Actor } from '@pokriv/contracts/actor';
import type { JobContext } from '@pokriv/service-kit/consumer';
import { signServedCards } from '@pokriv/service-kit/served-cards';
import { anActor, TEST_SECRET } from '@pokriv/service-kit/testing';

import { clock } from '../clock.ts';
import { propertyInbox } from '../inbox.ts';
import { anActiveListing } from '../listings/testing/a-listing.ts';
import { promote } from '../listings/testing/a-promotion.ts';
import { startProperty, type TestProperty } from '../testing.ts';
import { flushCounts } from '../views/flush-counts.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';
const none = { impressions: 0, views: 0, favorites: 0, phoneReveals: 0, inquiries: 0 };

describe('listing statistics', () => {
  let service: TestProperty;
  let owner: Actor;
  let id: string;

  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(async () => service.close());
  beforeEach(async () => {
    service.clock.now = new Date('2026-11-21T10:00:00Z');
    owner = anActor({ isPremium: true, listingLimit: 5 });
    id = (await anActiveListing(service, owner))._id;
  });

  const read = (query = '', as: Actor | undefined = owner) =>
    service.send('GET', `/properties/${id}/stats${query}`, { as });
  const readPromotion = (as = owner) => service.send('GET', `/properties/${id}/promotion-stats`, { as });
  const counted = (day: string, counts: Partial<typeof none>) =>
    service.deps.inTransaction((unit) => service.deps.days.add([{ listing: id, day, counts }], unit));

  it('count views, impressions, favourites and phone reveals, once each', async () => {
    const tenant = anActor({ role: 'tenant' });
    const headers = { 'user-agent': BROWSER };
    const body = { ids: [id], tokens: [signServedCards([id], TEST_SECRET, service.clock.now)] };
    for (let time = 0; time < 2; time += 1) {
      await service.send('POST', `/properties/${id}/view`, { as: tenant, headers });
      await service.send('POST', '/properties/impressions', { as: tenant, headers, body });
    }
    await service.send('POST', `/properties/${id}/favorite`, { as: tenant });
    await service.send('POST', `/properties/${id}/phone`, { as: tenant });
    await service.send('POST', `/properties/${id}/phone`, { as: owner });
    await flushCounts(service.deps);
    await flushCounts(service.deps);
    const { data } = (await read('?days=7')).body;
    expect(data.totals).toEqual({ impressions: 1, views: 1, favorites: 1, phoneReveals: 1, inquiries: 0 });
    expect(data.daily.at(-1)).toEqual({ date: '2026-11-21', ...data.totals });
  });

  it('count an enquiry on the day in Sofia of its first message, once per event', async () => {
    const once: JobContext['once'] = (change) => service.deps.inTransaction(change);
    const hear = (listingId: string, at: string, context: Partial<JobContext> = {}) =>
      propertyInbox(service.deps)['thread-started'](
        { listingId, at },
        { eventId: 'conversations.1', once, ...context },
      );
    await hear(id, '2026-11-19T22:30:00.000Z');
    await hear(id, '2026-11-21T09:00:00.000Z');
    // the effect of a repeated event is already recorded
    await hear(id, '2026-11-21T09:00:00.000Z', { once: async () => undefined });
    const erased = '0123456789abcdef01234567';
    await hear(erased, '2026-11-21T09:00:00.000Z');
    const { data } = (await read('?days=7')).body;
    expect(data.totals).toEqual({ ...none, inquiries: 2 });
    const days = data.daily as { date: string; inquiries: number }[];
    expect(days.filter(({ inquiries }) => inquiries > 0).map(({ date }) => date)).toEqual([
      '2026-11-20',
      '2026-11-21',
    ]);
    expect(await service.deps.days.between(erased, '2026-01-01', '2026-12-31')).toEqual([]);
  });

  it('return every day of the period, today included, and the sums of the one before', async () => {
    await counted('2026-11-21', { views: 3 });
    await counted('2026-11-15', { views: 2, inquiries: 1 });
    await counted('2026-11-14', { views: 40, favorites: -1 });
    await counted('2026-11-08', { views: 5 });
    await counted('2026-11-07', { views: 100 });
    const { data } = (await read('?days=7')).body;
    expect(data).toMatchObject({ level: 'full', from: '2026-11-15', to: '2026-11-21' });
    expect(data.totals).toEqual({ ...none, views: 5, inquiries: 1 });
    expect(data.before).toEqual({ ...none, views: 45 });
    expect(data.daily.map(({ date }: { date: string }) => date.slice(-2))).toEqual([
      '15',
      '16',
      '17',
      '18',
      '19',
      '20',
      '21',
    ]);
    expect(data.daily[1]).toEqual({ date: '2026-11-16', ...none });
  });

  it('use days of Sofia', async () => {
    service.clock.now = new Date('2026-11-21T22:30:00Z');
    expect((await read()).body.data).toMatchObject({ from: '2026-10-24', to: '2026-11-22' });
  });

  it('are sums only on the free plan', async () => {
    await counted('2026-11-20', { views: 3 });
    const free = { ...owner, isPremium: false };
    expect((await read('?days=7', free)).body.data).toMatchObject({
      level: 'basic',
      totals: { views: 3 },
      daily: [],
    });
    const admin = anActor({ role: 'admin' });
    expect((await read('', admin)).body.data.level).toBe('full');
  });

  it('are for the owner and admins', async () => {
    expect((await read('', anActor())).status).toBe(403);
    expect((await read('', anActor({ role: 'tenant' }))).status).toBe(403);
    expect((await service.send('GET', `/properties/${id}/stats`)).status).toBe(401);
    expect((await readPromotion(anActor())).status).toBe(403);
    for (const query of ['?days=6', '?days=366', '?days=x', '?from=1'])
      expect((await read(query)).status).toBe(400);
    for (const query of ['?days=7', '?days=365']) expect((await read(query)).status).toBe(200);
  });

  it('of a promotion compare it with as many days before', async () => {
    expect((await readPromotion()).body.data).toBeNull();
    service.clock.now = new Date('2026-11-18T12:00:00Z');
    await promote(service, { _id: id, ownerId: owner.id });
    service.clock.now = new Date('2026-11-21T10:00:00Z');
    await counted('2026-11-13', { views: 100 });
    await counted('2026-11-14', { views: 2 });
    await counted('2026-11-17', { views: 3 });
    await counted('2026-11-18', { views: 20, impressions: 200 });
    await counted('2026-11-21', { views: 10, phoneReveals: 1 });
    const { data } = (await readPromotion()).body;
    expect(data).toMatchObject({
      type: 'regular',
      daysLeft: 5,
      views: 30,
      clicks: 30,
      impressions: 200,
      phoneReveals: 1,
      baselinePerDay: 1.3,
    });
    expect(data.daily).toHaveLength(4);
    service.clock.now = new Date('2026-12-20T10:00:00Z');
    await clock(service.deps)['settle-promotions'].run();
    const ended = (await readPromotion()).body.data;
    expect(ended).toMatchObject({ daysLeft: 0, views: 30 });
    expect(ended.daily).toHaveLength(8);
  });

  it('of a promotion end when its listing is removed', async () => {
    await promote(service, { _id: id, ownerId: owner.id }, { type: 'super', days: 14 });
    service.clock.now = new Date('2026-11-23T10:00:00Z');
    const admin = anActor({ role: 'admin' });
    const body = { reason: 'Снимките не са на имота.' };
    await service.send('PUT', `/admin/properties/${id}/remove`, { as: admin, body });
    service.clock.now = new Date('2026-11-25T10:00:00Z');
    const { data } = (await readPromotion()).body;
    expect(data).toMatchObject({ type: 'super', daysLeft: 0, endsAt: '2026-11-23T10:00:00.000Z' });
    expect(data.daily).toHaveLength(3);
  });
});
