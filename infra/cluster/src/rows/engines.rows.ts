import { setTimeout as sleep } from 'node:timers/promises';

import type { Measure, Row } from '@pokriv/bench/report/row';

import { mongoUnit, primaryOf, stepDown } from '../engines/mongo-set.ts';
import { redisPrimary, redisUnit } from '../engines/redis-sentinels.ts';
import { sharedCluster, type DrilledCluster } from '../shared-cluster.ts';
import { underLoad } from './under-load.ts';

const TAKEN_OVER_MS = 3000;
const GIVE_UP_MS = 30_000;
const LOOK_MS = 20;
/** The killed member comes back after 10 s and catches up. */
const BACK_MS = 15_000;

const takenOver = (what: string, ms: number): Measure => ({
  what,
  target: `≤ ${TAKEN_OVER_MS / 1000} s`,
  measured: `${(ms / 1000).toFixed(1)} s`,
  met: ms <= TAKEN_OVER_MS,
});

/** Milliseconds until another member leads than `before`. */
async function timeToLead(before: number, leader: () => Promise<number | undefined>): Promise<number> {
  const started = performance.now();
  while (performance.now() - started < GIVE_UP_MS) {
    const now = await leader().catch(() => undefined);
    if (now !== undefined && now !== before) break;
    await sleep(LOOK_MS);
  }
  return performance.now() - started;
}

async function loseMongoPrimary(
  { stack, ports }: DrilledCluster,
  lose: (member: number, kill: (unit: string) => void) => Promise<void>,
): Promise<Measure[]> {
  const before = await primaryOf(ports.mongo);
  await lose(before, (unit) => stack.kill(unit, 'SIGKILL'));
  const ms = await timeToLead(before, () => primaryOf(ports.mongo));
  await sleep(BACK_MS);
  return [takenOver('a new primary of MongoDB', ms)];
}

export const mongoKilledRow: Row = {
  name: 'C4',
  title: 'primary of MongoDB killed under reads and writes',
  run: async () => {
    const cluster = await sharedCluster();
    return underLoad(cluster, 'c', () =>
      loseMongoPrimary(cluster, (member, kill) => Promise.resolve(kill(mongoUnit(member)))),
    );
  },
};

export const mongoStepsDownRow: Row = {
  name: 'C5',
  title: 'primary of MongoDB steps down under reads and writes',
  run: async () => {
    const cluster = await sharedCluster();
    return underLoad(cluster, 'd', () =>
      loseMongoPrimary(cluster, (member) => stepDown(cluster.ports.mongo[member] ?? 0)),
    );
  },
};

export const redisKilledRow: Row = {
  name: 'C6',
  title: 'primary of Redis killed under reads and writes',
  run: async () => {
    const cluster = await sharedCluster();
    const { stack, ports } = cluster;
    return underLoad(cluster, 'e', async () => {
      const before = (await redisPrimary(ports)) ?? 0;
      stack.kill(redisUnit(before), 'SIGKILL');
      const ms = await timeToLead(before, () => redisPrimary(ports));
      await sleep(BACK_MS);
      return [takenOver('Redis takes writes again', ms)];
    });
  },
};
