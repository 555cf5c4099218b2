import type { Stack } from '@pokriv/local-stack/stack/start-stack';

import type { Measure } from '../report/row.ts';
import { waitUntil } from '../stack/wait-until.ts';
import type { PersonData } from './create-person-data.ts';
import { finderOf, scanDatabases, scanFiles, scanRedis, type Scan } from './find-personal-data.ts';

/** Time in which finished jobs leave the queues and the auth keeper writes its snapshot. */
const QUIET_MS = 20_000;
const SHOWN = 8;

/** Traces of a person in the databases, in Redis, and in logs and the identity provider. */
export const allTraces = (stack: Stack, { needles }: PersonData): Promise<Scan[]> => {
  const finds = finderOf(needles);
  return Promise.all([
    scanDatabases(stack.urls.mongoUrl, finds),
    scanRedis(stack.env.REDIS_URL ?? '', finds),
    scanFiles(stack, finds),
  ]);
};

/** Waits for the last traces to go. @returns what is left in each of the three */
export async function tracesLeft(stack: Stack, life: PersonData): Promise<Measure[]> {
  const count = async () => (await allTraces(stack, life)).flatMap(({ found }) => found).length;
  await waitUntil(async () => (await count()) === 0, QUIET_MS).catch(() => undefined);
  const [databases, redis, files] = await allTraces(stack, life);
  const found = [databases, redis, files].flatMap((one) => one?.found ?? []);
  if (found.length > 0) console.log('traces:', found.slice(0, SHOWN).join(', '));
  const measure = (what: string, { scanned, found: places }: Scan = { scanned: 0, found: [] }): Measure => ({
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
