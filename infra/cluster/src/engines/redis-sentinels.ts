import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { sendRedis } from '@pokriv/bench/stack/send-redis';
import { waitUntil } from '@pokriv/bench/stack/wait-until';
import type { Progress } from '@pokriv/local-stack/console/progress';
import { redisArguments } from '@pokriv/local-stack/engines/redis-arguments';
import { answersPing } from '@pokriv/local-stack/net/probes';
import type { Unit } from '@pokriv/local-stack/processes/unit';
import { findRedis } from '@pokriv/local-stack/tools/find-redis';

import { MACHINE_BACK_MS } from './machine.ts';

export interface RedisPorts {
  redis: readonly number[];
  sentinel: readonly number[];
}

const NAME = 'pokriv';
/** Sentinels that must miss the primary. */
const QUORUM = 2;
const MISSED_MS = 1000;
const FAILOVER_MS = 5000;
const FORMED_MS = 30_000;
const PROBE_WRITE = ['SET', 'cluster:probe', '1', 'EX', '60'];

export const sentinelUrl = ({ sentinel }: RedisPorts): string =>
  `redis+sentinel://${sentinel.map((port) => `127.0.0.1:${port}`).join(',')}/${NAME}`;

export const redisUnit = (index: number): string => `redis-${index + 1}`;

/** A primary with replicas, watched by sentinels. */
export function redisUnits(folder: string, ports: RedisPorts, progress: Progress): Unit[] {
  let finding: Promise<string> | undefined;
  // all start together, and one download is enough for them
  const command = (): Promise<string> => (finding ??= findRedis(progress));
  const folders = ports.redis.map((_port, index) => join(folder, String(index + 1)));
  for (const path of folders) mkdirSync(path, { recursive: true });
  const first = newest(folders);
  const primary = ports.redis[first] ?? 0;
  const servers = ports.redis.map((port, index): Unit => {
    const role = index === first ? [] : ['--replicaof', '127.0.0.1', String(primary)];
    return {
      name: redisUnit(index),
      stage: 'engine',
      command,
      args: [...redisArguments(port, folders[index] ?? ''), '--repl-diskless-sync-delay', '0', ...role],
      ready: answersPing(port),
      restartAfterMs: MACHINE_BACK_MS,
    };
  });
  const sentinels = ports.sentinel.map((port, index): Unit => {
    const path = join(folder, `sentinel-${index + 1}`);
    mkdirSync(path, { recursive: true });
    const settings = join(path, 'sentinel.conf');
    writeFileSync(settings, sentinelSettings(path, port, primary));
    return {
      name: `sentinel-${index + 1}`,
      stage: 'engine',
      command,
      args: [settings, '--sentinel'],
      ready: answersPing(port),
      after: servers.map(({ name }) => name),
    };
  });
  const names = sentinels.map(({ name }) => name);
  return [...servers, ...sentinels, { name: 'redis', run: () => formed(ports), after: names }];
}

const sentinelSettings = (folder: string, port: number, primary: number): string =>
  [
    `port ${port}`,
    'bind 127.0.0.1',
    `dir ${folder}`,
    `sentinel monitor ${NAME} 127.0.0.1 ${primary} ${QUORUM}`,
    `sentinel down-after-milliseconds ${NAME} ${MISSED_MS}`,
    `sentinel failover-timeout ${NAME} ${FAILOVER_MS}`,
    `sentinel parallel-syncs ${NAME} 2`,
    '',
  ].join('\n');

/** Index of the folder written last: the primary of an earlier start has the newest data. */
function newest(folders: readonly string[]): number {
  const changed = folders.map(
    (path) => statSync(join(path, 'appendonly.aof'), { throwIfNoEntry: false })?.mtimeMs ?? 0,
  );
  return changed.indexOf(Math.max(...changed));
}

/** @throws Error when the sentinels do not know each other and the replicas within 30 s */
async function formed(ports: RedisPorts): Promise<void> {
  const fields = { 'num-slaves': ports.redis.length - 1, 'num-other-sentinels': ports.sentinel.length - 1 };
  const isFormed = async (port: number): Promise<boolean> => {
    const state = await sendRedis(port, ['SENTINEL', 'MASTER', NAME]);
    return Object.entries(fields).every(([name, count]) =>
      new RegExp(`${name}\\r\\n\\$\\d+\\r\\n${count}\\r\\n`, 'u').test(state),
    );
  };
  const areFormed = async (): Promise<boolean> => {
    const states = await Promise.all(ports.sentinel.map((port) => isFormed(port).catch(() => false)));
    return states.every(Boolean);
  };
  await waitUntil(areFormed, FORMED_MS, 'Redis: sentinels not formed');
}

/**
 * Index of the server that has just taken a write; undefined during a fail-over. Its role alone would not tell: a
 * primary that loads its data refuses writes.
 */
export async function redisPrimary({ redis }: Pick<RedisPorts, 'redis'>): Promise<number | undefined> {
  const replies = await Promise.all(
    redis.map((port) => sendRedis(port, PROBE_WRITE).catch((error: Error) => error.message)),
  );
  const found = replies.indexOf('+OK');
  return found === -1 ? undefined : found;
}
