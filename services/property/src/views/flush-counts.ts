import { keys } from '@pokriv/contracts/channels';
import { randomUUID } from 'node:crypto';

import type { Redis } from 'ioredis';

import type { CountBatchRepository } from './count-batch.repository.ts';
import type { DayCount } from './listing-day.repository.ts';

interface FlushDeps {
  redis: Redis;
  countBatches: CountBatchRepository;
}

/** Entries per transaction; sorted, so that every process splits a batch into the same parts with the same ids. */
const PART = 300;

const CUT_BATCH = `
  if redis.call('EXISTS', KEYS[1]) == 1 then
    redis.call('RENAME', KEYS[1], KEYS[2])
    redis.call('SADD', KEYS[3], ARGV[1])
  end`;

/** Groups fields such as `views:2026-11-21:<listing>` → 3 by listing and day. */
function dayCountsOf(fields: Readonly<Record<string, string>>): DayCount[] {
  const found = new Map<string, DayCount>();
  for (const [field, count] of Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1))) {
    const [counter = '', day = '', listing = ''] = field.split(':');
    const key = `${day}:${listing}`;
    const known = found.get(key) ?? { listing, day, counts: {} };
    found.set(key, { ...known, counts: { ...known.counts, [counter]: Number(count) } });
  }
  return [...found.values()];
}

/**
 * Writes counted views and impressions to the database. A batch stays in Redis until the database has recorded its id:
 * exactly once, also under crashes and concurrent flushes.
 */
export async function flushCounts({ redis, countBatches }: FlushDeps): Promise<void> {
  const id = randomUUID();
  await redis.eval(CUT_BATCH, 3, keys.pendingCounts, keys.countBatch(id), keys.countBatches, id);
  for (const batchId of await redis.smembers(keys.countBatches)) {
    const days = dayCountsOf(await redis.hgetall(keys.countBatch(batchId)));
    for (let from = 0; from < days.length; from += PART)
      await countBatches.add(`${batchId}.${from / PART}`, days.slice(from, from + PART));
    await redis.multi().del(keys.countBatch(batchId)).srem(keys.countBatches, batchId).exec();
  }
}
