import { anActor } from '@pokriv/service-kit/testing';
import type { Redis } from 'ioredis';

import { anActiveListing } from '../listings/testing/a-listing.ts';
import { startProperty, type TestProperty } from '../testing.ts';
import type { CountBatchRepository } from './count-batch.repository.ts';
import { countOnce } from './count-once.ts';
import { flushCounts } from './flush-counts.ts';

const DAYS = 700;
const die = (): never => {
  throw new Error('the process dies here');
};

function dyingAt<Parts extends object>(
  parts: Parts,
  { method, call = 1, isAfter = false }: { method: keyof Parts; call?: number; isAfter?: boolean },
): Parts {
  let calls = 0;
  return new Proxy(parts, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown => {
        if (key === method) calls += 1;
        const isNow = key === method && calls === call;
        if (isNow && !isAfter) return die();
        const result: unknown = Reflect.apply(value, target, args);
        return isNow ? Promise.resolve(result).then(die) : result;
      };
    },
  });
}

describe('flushCounts', () => {
  let service: TestProperty;
  let redis: Redis;
  let id: string;

  beforeAll(async () => {
    service = await startProperty();
    redis = service.redis.duplicate({ keyPrefix: `flush-${Math.random()}:` });
  });
  afterAll(async () => {
    redis.disconnect();
    await service.close();
  });
  beforeEach(async () => {
    id = (await anActiveListing(service, anActor()))._id;
    const days = Array.from({ length: DAYS }, (_, number) => `day${number}`);
    await Promise.all(days.map((day) => countOnce(redis, 'views', { day, id: 'one', shares: [] }, [id])));
    await countOnce(redis, 'impressions', { day: 'day0', id: 'one', shares: [] }, [id]);
  });

  const deaths: [string, (real: CountBatchRepository) => Promise<void>][] = [
    [
      'before a batch is cut',
      (batches) => flushCounts({ redis: dyingAt(redis, { method: 'eval' }), countBatches: batches }),
    ],
    [
      'after a batch was cut',
      (batches) =>
        flushCounts({ redis: dyingAt(redis, { method: 'eval', isAfter: true }), countBatches: batches }),
    ],
    [
      'before a batch is read',
      (batches) => flushCounts({ redis: dyingAt(redis, { method: 'hgetall' }), countBatches: batches }),
    ],
    [
      'before anything is written',
      (batches) => flushCounts({ redis, countBatches: dyingAt(batches, { method: 'add' }) }),
    ],
    [
      'between two parts of a batch',
      (batches) => flushCounts({ redis, countBatches: dyingAt(batches, { method: 'add', call: 2 }) }),
    ],
    [
      'after a part was written',
      (batches) =>
        flushCounts({ redis, countBatches: dyingAt(batches, { method: 'add', call: 2, isAfter: true }) }),
    ],
    [
      'after all was written',
      (batches) =>
        flushCounts({ redis, countBatches: dyingAt(batches, { method: 'add', call: 3, isAfter: true }) }),
    ],
    [
      'before a written batch is forgotten',
      (batches) => flushCounts({ redis: dyingAt(redis, { method: 'multi' }), countBatches: batches }),
    ],
  ];

  it.each(deaths)('loses and doubles nothing when the process crashes %s', async (_when, flush) => {
    await expect(flush(service.deps.countBatches)).rejects.toThrow();
    await countOnce(redis, 'views', { day: 'day0', id: 'another', shares: [] }, [id]);
    const deps = { redis, countBatches: service.deps.countBatches };
    await Promise.all([1, 2].map(() => flushCounts(deps)));
    await flushCounts(deps);
    expect(await service.deps.listings.get(id)).toMatchObject({ views: DAYS + 1, impressions: 1 });
    const [card] = await service.deps.cards.rowsOf([id]);
    expect(card?.v).toBe(DAYS + 1);
    const days = await service.deps.days.between(id, 'day', 'dayz');
    expect(days).toHaveLength(DAYS);
    expect(days[0]).toMatchObject({ day: 'day0', views: 2, impressions: 1 });
    expect(days.slice(1).every(({ views }) => views === 1)).toBe(true);
  });
});
