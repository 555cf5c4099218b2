import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Measure, Row } from '@pokriv/bench/report/row';
import { queues } from '@pokriv/contracts/jobs';
import { openQueue, type Envelope } from '@pokriv/service-kit/queue';
import { connectRedis, workerRedisOptions } from '@pokriv/service-kit/redis';
import { DelayedError, Worker, type Job } from 'bullmq';
import type { Redis } from 'ioredis';

import { checkOutRelease, lastRelease } from '../check-out-release.ts';
import { instanceName } from '../processes.ts';
import { rollOut } from '../roll-out.ts';
import { startCluster, stopSharedCluster, type DrilledCluster } from '../shared-cluster.ts';
import { allWritesMeasure, underLoad } from './under-load.ts';

const BESIDE_MS = 20_000;
const NEWER_JOBS = 20;
const TAKEN_WITHIN_MS = 60_000;

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
    const redis = connectRedis(cluster.stack.env.REDIS_URL ?? '', workerRedisOptions);
    try {
      const rollOut = async () => [
        { what: 'second instances run', target: '', measured: release },
        ...(await newerJobs(redis)),
        await rolledOut(cluster, now),
        await takenBack(cluster, before),
        await failedJobs(redis),
      ];
      return await underLoad(cluster, 'f', rollOut, (disturbed) => [allWritesMeasure(disturbed)]);
    } finally {
      redis.disconnect();
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

/** Jobs that both versions must leave to a third, newer one, which starts after they ran side by side. */
async function newerJobs(redis: Redis): Promise<Measure[]> {
  const queue = openQueue('user', redis);
  const added = await queue.addBulk(
    Array.from({ length: NEWER_JOBS }, (_one, index) => {
      const eventId = `of-a-newer-version-${index}`;
      const byName = { name: 'known-to-a-newer-version', data: { eventId, fact: {} } };
      const fact = { userId: eventId, service: 'a-newer-service' };
      const byValue = { name: 'account-erased-in', data: { eventId, fact } };
      return { ...(index % 2 === 0 ? byName : byValue), opts: { jobId: eventId } };
    }),
  );
  await sleep(BESIDE_MS);
  const states = await Promise.all(added.map((job) => job.getState()));
  const left = states.filter((state) => state === 'delayed' || state === 'waiting' || state === 'active');
  const taken = await takeAsNewer(redis, added);
  await queue.close();
  const measure = (what: string, count: number): Measure => ({
    what: `jobs of a newer version: ${what}`,
    target: 'all',
    measured: `${count} of ${added.length}`,
    met: count === added.length,
  });
  return [measure('left to it', left.length), measure('done by it', taken)];
}

/** Works beside the instances of the cluster, which leave it these jobs only. @returns how many it took */
async function takeAsNewer(redis: Redis, jobs: Job<Envelope>[]): Promise<number> {
  const ids = new Set(jobs.map(({ id }) => id));
  const taken = new Set<string>();
  const worker = new Worker<Envelope>(
    'user',
    async (job, token) => {
      if (ids.has(job.id)) return void taken.add(job.data.eventId);
      await job.moveToDelayed(Date.now() + 1, token);
      throw new DelayedError();
    },
    { connection: redis, concurrency: NEWER_JOBS },
  );
  const until = Date.now() + TAKEN_WITHIN_MS;
  while (taken.size < ids.size && Date.now() < until) {
    await Promise.all(jobs.map((job) => job.promote().catch(() => 'an instance holds it')));
    await sleep(1000);
  }
  await worker.close();
  return taken.size;
}

async function failedJobs(redis: Redis): Promise<Measure> {
  const counts = await Promise.all(queues.map((name) => openQueue(name, redis).getFailedCount()));
  const failed = counts.reduce((sum, count) => sum + count, 0);
  return { what: 'failed jobs', target: '0', measured: String(failed), met: failed === 0 };
}
