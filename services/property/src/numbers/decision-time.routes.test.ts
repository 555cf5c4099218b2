import { anActor } from '@pokriv/service-kit/testing';

import { historyModel } from '../listings/history.model.ts';
import { startProperty, type TestProperty } from '../testing.ts';

const HOUR_MS = 3_600_000;
const NOW = new Date('2026-11-21T10:00:00Z');

describe('typical decision time', () => {
  let service: TestProperty;

  beforeEach(async () => {
    service = await startProperty();
    service.clock.now = NOW;
  });
  afterEach(() => service.close());

  const read = () => service.send('GET', '/properties/decision-time', { as: anActor({ role: 'landlord' }) });

  const decide = (waits: readonly number[]) =>
    service.deps.inTransaction(async (unit) => {
      for (const [index, hours] of waits.entries()) {
        const step = { listingId: `l${index}`, from: null, actorId: 'x', reason: null, changed: [] };
        const decidedAt = NOW.getTime() - (index + 1) * HOUR_MS;
        const sentAt = new Date(decidedAt - hours * HOUR_MS);
        await service.deps.history.add({ ...step, action: 'submit', to: 'pending', at: sentAt }, unit);
        await service.deps.history.add(
          { ...step, action: 'approve', to: 'active', at: new Date(decidedAt) },
          unit,
        );
      }
    });

  it('is null with a handful of decisions', async () => {
    await decide(Array.from({ length: 19 }, () => 2));
    expect((await read()).body.data).toEqual({ medianHours: null });
  });

  it('is the median of the last 30 days', async () => {
    await decide([...Array.from({ length: 12 }, () => 3), ...Array.from({ length: 9 }, () => 40)]);
    expect((await read()).body.data).toEqual({ medianHours: 3 });
  });

  it('is memoized for a quarter of an hour', async () => {
    await decide(Array.from({ length: 20 }, () => 3));
    expect((await read()).body.data).toEqual({ medianHours: 3 });
    await service.connection.collection('history').deleteMany({});
    expect((await read()).body.data).toEqual({ medianHours: 3 });
    service.clock.now = new Date(NOW.getTime() + 16 * 60_000);
    expect((await read()).body.data).toEqual({ medianHours: null });
  });

  it('is counted again after a failed count', async () => {
    await decide(Array.from({ length: 20 }, () => 3));
    const away = jest.spyOn(historyModel(service.connection), 'find').mockImplementation(() => {
      throw new Error('mongo is away');
    });
    expect((await read()).status).toBe(500);
    away.mockRestore();
    expect((await read()).body.data).toEqual({ medianHours: 3 });
  });

  it('is for landlords only', async () => {
    expect((await service.send('GET', '/properties/decision-time')).status).toBe(401);
    const as = anActor({ role: 'tenant' });
    expect((await service.send('GET', '/properties/decision-time', { as })).status).toBe(403);
  });
});
