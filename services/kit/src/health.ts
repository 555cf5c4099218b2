import { Router } from 'express';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';

import type { FileStore } from './file-store/file-store.ts';
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
  /** Which dependencies answer this instance, by name. */
  measure: () => Promise<Record<string, boolean>>;
  /** Makes the instance not ready: balancers send no new requests. */
  drain: () => void;
}

type Check = () => Promise<unknown>;

export interface HealthChecks {
  /** Parts loaded by this instance itself; it is not ready without one of them. */
  own?: Readonly<Record<string, () => boolean>>;
  /**
   * Dependencies shared by all instances, reported but not decisive: a fail-over of MongoDB or Redis would take every
   * instance out of service at once, though each can still answer (ADR 40).
   */
  shared?: Readonly<Record<string, Check>>;
  /** Shared dependencies without which the product works in part: only measured, not reported. */
  measured?: Readonly<Record<string, Check>>;
}

/** Below the usual timeout of a probe, 1 s. */
const CHECK_MS = 500;
/** Below the timeout of a reader of metrics; a store of files may be far away. */
const MEASURED_MS = 1000;

/** Reports whether a check succeeds in time; a hanging check is not started twice. */
function checked(check: Check, timeoutMs: number): () => Promise<boolean> {
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
    const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), timeoutMs).unref());
    return Promise.race([running, late]);
  };
}

type Asked = readonly (readonly [name: string, check: () => Promise<boolean>])[];

const within = (checks: Readonly<Record<string, Check>>, timeoutMs: number): Asked =>
  Object.entries(checks).map(([name, check]) => [name, checked(check, timeoutMs)] as const);

const answersOf = async (asked: Asked): Promise<Record<string, boolean>> =>
  Object.fromEntries(await Promise.all(asked.map(async ([name, check]) => [name, await check()] as const)));

export function healthOf({ own = {}, shared = {}, measured = {} }: HealthChecks): Health {
  const asked = within(shared, CHECK_MS);
  const all = [...asked, ...within(measured, MEASURED_MS)];
  let isDraining = false;
  return {
    read: async () => {
      const parts = Object.entries(own).map(([name, isThere]) => [name, isThere()] as const);
      const dependencies = await answersOf(asked);
      const ready = !isDraining && parts.every(([, isThere]) => isThere);
      return { ready, isDraining, checks: { ...Object.fromEntries(parts), ...dependencies } };
    },
    measure: () => answersOf(all),
    drain: () => {
      isDraining = true;
    },
  };
}

/**
 * `GET /health/live`: the process runs. `GET /health/ready`: 200 when this instance can serve, otherwise 503. Metrics
 * have the same, and each dependency.
 */
export function healthRoutes(health: Health): Router {
  beforeScrape(async () => {
    gauges.ready.remove();
    gauges.dependency.reset();
    const [{ ready }, dependencies] = await Promise.all([health.read(), health.measure()]);
    gauges.ready.set(ready ? 1 : 0);
    for (const [dependency, isUp] of Object.entries(dependencies))
      gauges.dependency.set({ dependency }, isUp ? 1 : 0);
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
/** Opens a file that no store has: a bucket must answer and accept the key, a folder must be readable. */
export const filesCheck = (files: Pick<FileStore, 'open'>) => async () => {
  const file = await files.open('health-check');
  file?.stream.destroy();
};
