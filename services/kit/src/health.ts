import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';

export interface HealthState {
  ready: boolean;
  isDraining: boolean;
  checks: Record<string, boolean>;
}

export interface Health {
  read: () => Promise<HealthState>;
  /** Not ready from now on: balancers send no new requests. */
  drain: () => void;
}

const CHECK_MS = 1500;

const within = (check: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    check.then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), CHECK_MS).unref()),
  ]);

export function healthOf(checks: Record<string, () => Promise<unknown>>): Health {
  let isDraining = false;
  return {
    read: async () => {
      const names = Object.keys(checks);
      const results = await Promise.all(names.map((name) => within(checks[name]?.() ?? Promise.reject())));
      const state = Object.fromEntries(names.map((name, index) => [name, results[index] ?? false]));
      return { ready: !isDraining && results.every(Boolean), isDraining, checks: state };
    },
    drain: () => {
      isDraining = true;
    },
  };
}

export const mongoCheck = (connection: Connection) => () =>
  connection.db?.command({ ping: 1 }) ?? Promise.reject();
export const redisCheck = (redis: Redis) => () => redis.ping();
