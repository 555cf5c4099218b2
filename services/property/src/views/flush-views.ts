import { randomUUID } from 'node:crypto';

import type { Redis } from 'ioredis';

import { PENDING_VIEWS } from './record-view.ts';
import type { ViewBatchRepository } from './view-batch.repository.ts';

const BATCHES = 'views:batches';
const batchKey = (id: string) => `views:batch:${id}`;

/** Sets the waiting counts aside under a batch's name, if there are any. */
const CUT_BATCH = `
  if redis.call('EXISTS', KEYS[1]) == 1 then
    redis.call('RENAME', KEYS[1], KEYS[2])
    redis.call('SADD', KEYS[3], ARGV[1])
  end`;

/**
 * Writes the counted views to the database. A batch stays in Redis until the database has it and is known there by its id,
 * so that a process that dies half-way, or two that flush at once, lose and double nothing.
 */
export async function flushViews(redis: Redis, batches: ViewBatchRepository): Promise<void> {
  const id = randomUUID();
  await redis.eval(CUT_BATCH, 3, PENDING_VIEWS, batchKey(id), BATCHES, id);
  for (const batchId of await redis.smembers(BATCHES)) {
    const counts = await redis.hgetall(batchKey(batchId));
    await batches.add(
      batchId,
      Object.entries(counts).map(([listing, views]) => ({ id: listing, views: Number(views) })),
    );
    await redis.multi().del(batchKey(batchId)).srem(BATCHES, batchId).exec();
  }
}
