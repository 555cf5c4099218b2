import { setTimeout as sleep } from 'node:timers/promises';

import type { Measure, Row } from '@pokriv/bench/report/row';
import { timeUntil } from '@pokriv/bench/stack/wait-until';

import { findPrimary, mongoUnit, stepDown } from '../engines/mongo-set.ts';
import { redisPrimary, redisUnit } from '../engines/redis-sentinels.ts';
import { sharedCluster, type DrilledCluster } from '../shared-cluster.ts';
import { underLoad } from './under-load.ts';

const TAKEN_OVER_MS = 3000;
const GIVE_UP_MS = 30_000;
/** The killed member comes back after 10 s and catches up. */
const BACK_MS = 15_000;

const takenOver = (what: string, ms: number): Measure => ({
  what,
  target: `≤ ${TAKEN_OVER_MS / 1000} s`,
  measured: `${(ms / 1000).toFixed(1)} s`,
  met: ms <= TAKEN_OVER_MS,
});

/** Milliseconds until another member leads than the one that `lose` takes away. */
async function timeToLead(
  leader: () => Promise<number | undefined>,
  lose: (member: number) => Promise<void> | void,
): Promise<number> {
  const before = await leader();
  if (before === undefined) throw new Error('no member leads before the fault');
  await lose(before);
  const hasNewLeader = async (): Promise<boolean> => {
    const now = await leader();
    return now !== undefined && now !== before;
  };
  const ms = await timeUntil(hasNewLeader, GIVE_UP_MS);
  await sleep(BACK_MS);
  return ms;
}

async function loseMongoPrimary(
  { ports }: DrilledCluster,
  lose: (member: number) => Promise<void> | void,
): Promise<Measure[]> {
  const ms = await timeToLead(() => findPrimary(ports.mongo), lose);
  return [takenOver('a new primary of MongoDB', ms)];
}

export const mongoKilledRow: Row = {
  name: 'C4',
  title: 'primary of MongoDB killed under reads and writes',
  run: async () => {
    const cluster = await sharedCluster();
    return underLoad(cluster, 'c', () =>
      loseMongoPrimary(cluster, (member) => cluster.stack.kill(mongoUnit(member), 'SIGKILL')),
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
      const ms = await timeToLead(
        () => redisPrimary(ports),
        (member) => stack.kill(redisUnit(member), 'SIGKILL'),
      );
      return [takenOver('Redis takes writes again', ms)];
    });
  },
};
