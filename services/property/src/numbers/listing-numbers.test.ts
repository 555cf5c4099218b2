import { cents, moneyOf } from '@pokriv/contracts/money';
import { anActor } from '@pokriv/service-kit/testing';

import { listingModel } from '../listings/listing.model.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import { aDraft } from '../listings/testing/a-listing.ts';
import { randomListing, seededRandom } from '../listings/testing/random-listing.ts';
import { manyListings } from '../search/testing/many-listings.ts';
import { startProperty, type TestProperty } from '../testing.ts';
import { decisionHours } from './decision-times.repository.ts';

const HOUR_MS = 3_600_000;

describe('listing numbers for administrators', () => {
  let service: TestProperty;
  let listings: StoredListing[];

  beforeAll(async () => {
    service = await startProperty();
    service.clock.now = new Date('2026-11-21T10:00:00Z');
    const random = seededRandom(4);
    listings = Array.from({ length: 300 }, () => randomListing(random));
    await manyListings(service, listings);
    const waiting = await aDraft(service, anActor({ id: 'waits' }));
    const submittedAt = new Date('2026-11-20T10:00:00Z');
    await listingModel(service.connection).updateOne(
      { _id: waiting._id },
      { $set: { status: 'pending', submittedAt } },
    );
    await aDraft(service, anActor({ id: 'drafts' }));
    const [first] = listings;
    const counts = { views: 7, favorites: -1, phoneReveals: 2 };
    await service.deps.inTransaction(async (unit) => {
      await service.deps.days.add([{ listing: first?._id ?? '', day: '2026-11-20', counts }], unit);
      await service.deps.days.add([{ listing: first?._id ?? '', day: '2026-10-01', counts }], unit);
      const step = { from: null, actorId: 'x', reason: null, changed: [], listingId: 'one' };
      const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
      await service.deps.history.add({ ...step, action: 'submit', to: 'pending', at: at(2) }, unit);
      await service.deps.history.add({ ...step, action: 'approve', to: 'active', at: at(5) }, unit);
    });
  });
  afterAll(() => service.close());

  it('are returned to the BFF with medians of the present supply', async () => {
    const { status, body } = await service.send('GET', '/internal/numbers?days=7');
    expect(status).toBe(200);
    const work = (await service.send('GET', '/internal/work')).body;
    expect(work.listings).toEqual({ waiting: 1, late: 1, oldestAt: '2026-11-20T10:00:00.000Z' });
    expect(body.decision).toEqual({ count: 1, medianHours: 3, p90Hours: 3 });
    const inSofia = listings.filter(({ fields }) => fields.location?.city === 'sofia');
    const sofia = body.byCity.find(({ key }: { key: string }) => key === 'sofia');
    const prices = inSofia.map(({ fields }) => fields.price?.cents ?? 0).sort((one, other) => one - other);
    const middle = prices.length / 2;
    const median = ((prices[Math.ceil(middle) - 1] ?? 0) + (prices[Math.floor(middle)] ?? 0)) / 2;
    expect(sofia).toMatchObject({
      label: 'София',
      count: inSofia.length,
      medianPrice: moneyOf(cents(Math.round(median))),
    });
    for (const groups of [body.byCity, body.byType, body.byPrice.BGN, body.byPrice.EUR]) {
      const all = groups.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
      expect(all).toBe(listings.length);
    }
    const statuses = body.byStatus.filter(({ count }: { count: number }) => count > 0);
    expect(statuses.map(({ key, count }: { key: string; count: number }) => [key, count])).toEqual([
      ['draft', 1],
      ['pending', 1],
      ['active', 300],
    ]);
    expect(body.newByDay.at(-1)).toEqual({ date: '2026-11-21', count: 2 });
    const total = (key: string) =>
      body.demand.reduce((sum: number, city: Record<string, number>) => sum + (city[key] ?? 0), 0);
    expect([total('active'), total('views'), total('favorites'), total('phoneReveals')]).toEqual([
      300, 7, 0, 2,
    ]);
  });

  it('include the landlords’ progress', async () => {
    const ids = ['waits', 'drafts', 'unknown-user', 'anna'];
    const { body } = await service.send('POST', '/internal/listing-steps', { body: { ids } });
    expect(body).toEqual({ drafted: 3, submitted: 2, active: 1 });
    const none = await service.send('POST', '/internal/listing-steps', { body: { ids: ['unknown-user'] } });
    expect(none.body).toEqual({ drafted: 0, submitted: 0, active: 0 });
  });

  it('are refused to people', async () => {
    const as = anActor({ role: 'admin' });
    expect((await service.send('GET', '/internal/numbers', { as })).status).toBe(403);
    const steps = await service.send('POST', '/internal/listing-steps', { as, body: { ids: [] } });
    expect(steps.status).toBe(403);
    expect((await service.send('POST', '/internal/listing-steps', { body: { ids: 1 } })).status).toBe(400);
  });
});

describe('hours to a decision', () => {
  const step = (action: string, hour: number, listingId = 'a') => ({
    listingId,
    action,
    at: new Date(hour * HOUR_MS),
    to: action === 'approve' ? ('active' as const) : ('pending' as const),
  });

  it('count from the last submission before it', () => {
    const steps = [step('submit', 1), step('submit', 4), step('approve', 9), step('submit', 10)];
    expect(decisionHours(steps.toReversed(), new Date(0))).toEqual([5]);
  });

  it('include decisions of the period only, per listing', () => {
    const steps = [step('submit', 1), step('approve', 2), step('submit', 3, 'b'), step('approve', 7, 'b')];
    expect(decisionHours(steps.toReversed(), new Date(5 * HOUR_MS))).toEqual([4]);
  });

  it('omit decisions without a known submission', () => {
    expect(decisionHours([step('approve', 9)], new Date(0))).toEqual([]);
  });
});
