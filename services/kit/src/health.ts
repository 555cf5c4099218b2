import { Router } from 'express';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';

import { beforeScrape, gauges } from './telemetry/metrics.ts';

export interface HealthState {
  /** True when this instance's own parts are ready and it is not draining. */
  ready: boolean;
  isDraining: boolean;
  /** Own parts and shared dependencies. */
  checks: Record<string, boolean>;
}

export interface Health {
  read: () => Promise<HealthState>;
  /** Makes the instance not ready: balancers send no new requests. */
  drain: () => void;
}

export interface HealthChecks {
  /** Parts loaded by this instance itself; it is not ready without one of them. */
  own?: Readonly<Record<string, () => boolean>>;
  /**
   * Dependencies shared by all instances, reported but not decisive: a fail-over of MongoDB or Redis would take every
   * instance out of service at once, though each can still answer (ADR 40).
   */
  shared?: Readonly<Record<string, () => Promise<unknown>>>;
}

/** Below the usual timeout of a probe, 1 s. */
const CHECK_MS = 500;

/** Reports whether a check succeeds in time; a hanging check is not started twice. */
function checked(check: () => Promise<unknown>): () => Promise<boolean> {
  let running: Promise<boolean> | undefined;
  return () => {
    running ??= check()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        running = undefined;
      });
    const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), CHECK_MS).unref());
    return Promise.race([running, late]);
  };
}

export function healthOf({ own = {}, shared = {} }: HealthChecks): Health {
  const asked = Object.entries(shared).map(([name, check]) => [name, checked(check)] as const);
  let isDraining = false;
  return {
    read: async () => {
      const parts = Object.entries(own).map(([name, isThere]) => [name, isThere()] as const);
      const dependencies = await Promise.all(
        asked.map(async ([name, check]) => [name, await check()] as const),
      );
      const ready = !isDraining && parts.every(([, isThere]) => isThere);
      return { ready, isDraining, checks: Object.fromEntries([...parts, ...dependencies]) };
    },
    drain: () => {
      isDraining = true;
    },
  };
}

/**
 * `GET /health/live`: the process runs. `GET /health/ready`: 200 when this instance can serve, otherwise 503. Also a
 * metric.
 */
export function healthRoutes(health: Health): Router {
  beforeScrape(async () => {
    gauges.ready.remove();
    gauges.ready.set((await health.read()).ready ? 1 : 0);
  });
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/health/live', (_request, reply) => {
    reply.set('Cache-Control', 'no-store').json({ live: true });
  });
  router.get('/health/ready', async (_request, reply) => {
    const state = await health.read();
    reply
      .status(state.ready ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json(state);
  });
  return router;
}

export const mongoCheck = (connection: Connection) => async () => {
  if (!connection.db) throw new Error('not connected');
  await connection.db.command({ ping: 1 });
};
export const redisCheck = (redis: Redis) => () => redis.ping();
