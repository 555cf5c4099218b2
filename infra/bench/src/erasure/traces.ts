import type { Stack } from '@pokriv/local-stack/stack/start-stack';

import type { Measure } from '../report/row.ts';
import { waitUntil } from '../stack/wait-until.ts';
import type { PersonData } from './create-person-data.ts';
import { finderOf, scanDatabases, scanFiles, scanRedis, type Scan } from './find-personal-data.ts';

/** Time in which finished jobs leave the queues and the auth keeper writes its snapshot. */
const QUIET_MS = 20_000;
const SHOWN = 8;

type Scans = [databases: Scan, redis: Scan, files: Scan];

/** Traces of a person in the databases, in Redis, and in logs and the identity provider. */
export const allTraces = (stack: Stack, { needles }: PersonData): Promise<Scans> => {
  const finds = finderOf(needles);
  return Promise.all([
    scanDatabases(stack.urls.mongoUrl, finds),
    scanRedis(stack.env.REDIS_URL ?? '', finds),
    scanFiles(stack, finds),
  ]);
};

/** Counts the traces of an erased person in databases, Redis and files, once all are gone or `QUIET_MS` is over. */
export async function tracesLeft(stack: Stack, life: PersonData): Promise<Measure[]> {
  let scans = await allTraces(stack, life);
  const areGone = async () => {
    scans = await allTraces(stack, life);
    return scans.every(({ found }) => found.length === 0);
  };
  await waitUntil(areGone, QUIET_MS).catch(() => undefined);
  const [databases, redis, files] = scans;
  const found = scans.flatMap((scan) => scan.found);
  if (found.length > 0) console.log('traces:', found.slice(0, SHOWN).join(', '));
  const measure = (what: string, { scanned, found: places }: Scan): Measure => ({
    what,
    target: '0',
    measured: `${places.length} of ${scanned}`,
    met: places.length === 0 && scanned > 0,
  });
  return [
    measure('documents of all databases with a trace', databases),
    measure('keys of Redis with a trace, queues included', redis),
    measure('lines of logs, and of the identity provider, with a trace', files),
  ];
}
