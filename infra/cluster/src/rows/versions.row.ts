import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Measure, Row } from '@pokriv/bench/report/row';
import { queues } from '@pokriv/contracts/jobs';
import { openQueue } from '@pokriv/service-kit/queue';
import { connectRedis, workerRedisOptions } from '@pokriv/service-kit/redis';

import { checkOutRelease, lastRelease } from '../check-out-release.ts';
import { instanceName } from '../processes.ts';
import { rollOut } from '../roll-out.ts';
import { startCluster, stopSharedCluster, type DrilledCluster } from '../shared-cluster.ts';
import { allWritesMeasure, underLoad } from './under-load.ts';

const BESIDE_MS = 20_000;

export const versionsRow: Row = {
  name: 'C7',
  title: 'last release and this version side by side, a roll-out, and one that is taken back',
  run: async () => {
    await stopSharedCluster();
    const release = await lastRelease();
    const [before, now] = [await checkOutRelease(release), await checkOutRelease()];
    const cluster = await startCluster({
      folderOf: (instance) => (instance.endsWith('-2') ? before : undefined),
    });
    try {
      const rollOut = async () => {
        await sleep(BESIDE_MS);
        return [
          { what: 'second instances run', target: '', measured: release },
          await rolledOut(cluster, now),
          await takenBack(cluster, before),
          await failedJobs(cluster.stack.env.REDIS_URL ?? ''),
        ];
      };
      return await underLoad(cluster, 'f', rollOut, (disturbed) => [allWritesMeasure(disturbed)]);
    } finally {
      await cluster.stack.stop();
    }
  },
};

async function rolledOut({ dataDir }: DrilledCluster, release: string): Promise<Measure> {
  const { failedAt } = await rollOut(dataDir, release);
  return {
    what: 'this version rolled out to all instances',
    target: 'all ready',
    measured: failedAt ? `${failedAt} was not ready` : 'all ready',
    met: failedAt === undefined,
  };
}

/** A version whose second process does not start. */
async function takenBack({ dataDir }: DrilledCluster, release: string): Promise<Measure> {
  const folder = `${release}-broken`;
  await cp(release, folder, { recursive: true, verbatimSymlinks: true });
  try {
    await writeFile(join(folder, 'services/user/src/main.ts'), "throw new Error('broken on purpose');\n");
    const { failedAt, stillDown } = await rollOut(dataDir, folder);
    const down = stillDown ? `, down: ${stillDown.join(', ')}` : '';
    return {
      what: 'a version that does not start',
      target: 'is taken back',
      measured: failedAt ? `taken back at ${failedAt}${down}` : 'rolled out',
      met: failedAt === instanceName('user', 1) && !stillDown,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function failedJobs(redisUrl: string): Promise<Measure> {
  const redis = connectRedis(redisUrl, workerRedisOptions);
  try {
    const counts = await Promise.all(queues.map((name) => openQueue(name, redis).getFailedCount()));
    const failed = counts.reduce((sum, count) => sum + count, 0);
    return { what: 'failed jobs', target: '0', measured: String(failed), met: failed === 0 };
  } finally {
    redis.disconnect();
  }
}
