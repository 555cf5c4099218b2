import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { ThreadEvent } from '@pokriv/contracts/conversation/thread';
import { anyFreePort } from '@pokriv/local-stack/net/free-port';
import { answersHttp } from '@pokriv/local-stack/net/probes';
import { projectRoot } from '@pokriv/local-stack/root';
import type { Stack } from '@pokriv/local-stack/stack/start-stack';

import { createApi, type Ask } from '../faults/api.ts';
import { registerPeople } from '../faults/people.ts';
import { quantile } from '../report/quantile.ts';
import type { Measure, Row } from '../report/row.ts';
import { runBeside } from '../stack/run-beside.ts';
import { apiUnits, forgetData, startOwnStack, withOwnStack } from '../stack/start-own-stack.ts';
import { waitUntil } from '../stack/wait-until.ts';
import { openStream, type OpenStream } from './open-stream.ts';
import { sendUntilTaken, startTalks, type BenchThread } from './talks.ts';

/** `M1_STREAMS=100` for a short run. */
const STREAMS = Number(process.env.M1_STREAMS ?? 1000);
/** Of one instance; over both below the streams that one person may open at the service. */
const OF_A_PERSON = 3;
const INSTANCES = 2;
/** Every tenant has all its streams, so there may be a few more than asked for. */
const TENANTS = Math.ceil(STREAMS / INSTANCES / OF_A_PERSON);
const MESSAGES = 200;
/** Between two messages, in ms: delivery is measured, not throughput. */
const PAUSE_MS = 25;
const START_MS = 60_000;
const DELIVERED_MS = 10_000;
const SETTLE_MS = 2000;
const TARGET = { p95Ms: 300, mb: 150 };
const MB = 1024 ** 2;

/** Design/conversations, To show. */
export const streamsRow: Row = {
  name: 'M1',
  title: `${STREAMS} open streams over two instances of the BFF`,
  run: () => {
    forgetData('drill');
    return withOwnStack(startOwnStack('drill', { only: apiUnits }), async (stack) => {
      await stack.waitReady();
      const ask = createApi(stack.urls.bffUrl);
      const people = await registerPeople(ask, stack, 'm1', { tenants: TENANTS });
      const threads = await startTalks(ask, people, 1);
      const port = await anyFreePort();
      const second = [process.execPath, join(projectRoot(), 'bff', 'src', 'main.ts')] as [string, string];
      const env = { ...(stack.env as Record<string, string>), PORT: String(port) };
      return runBeside(second, env, async (pid) => {
        const instances = [stack.urls.bffUrl, `http://127.0.0.1:${port}`];
        await waitUntil(answersHttp(`${instances[1]}/api/health`), START_MS);
        return measureStreams({ stack, ask, threads, instances, pids: [stack.pid('bff'), pid] });
      });
    });
  },
};

interface Scene {
  stack: Stack;
  ask: Ask;
  threads: readonly BenchThread[];
  instances: readonly string[];
  /** Of the instances of the BFF. */
  pids: readonly (number | undefined)[];
}

async function measureStreams({ stack, ask, threads, instances, pids }: Scene): Promise<Measure[]> {
  const measured = [...pids, stack.pid('conversations')];
  const before = await memoryOf(measured);
  const arrivals = new Map<string, number[]>();
  const streams = await openAll(threads, instances, ({ threadId, lastSeq }) => {
    const key = `${threadId} ${lastSeq}`;
    arrivals.set(key, [...(arrivals.get(key) ?? []), performance.now()]);
  });
  await sleep(SETTLE_MS);
  const { delays, missing, expected } = await writeAndWait({ ask, threads, arrivals });
  const after = await memoryOf(measured);
  for (const stream of streams) stream.close();
  const p95 = quantile(delays, 0.95);
  const growth = after.map((bytes, index) => (bytes - (before[index] ?? 0)) / MB);
  const all = growth.reduce((sum, mb) => sum + mb, 0);
  const names = ['BFF', 'second BFF', 'conversations'];
  const shown = growth.map((mb, index) => `${names[index]} ${mb.toFixed(0)}`).join(', ');
  return [
    {
      what: 'streams open',
      target: String(STREAMS),
      measured: String(streams.length),
      met: streams.length >= STREAMS,
    },
    {
      what: 'delivery from the sending to the event, p95',
      target: `≤ ${TARGET.p95Ms} ms`,
      measured: `${p95.toFixed(0)} ms (median ${quantile(delays, 0.5).toFixed(0)}, of ${delays.length} events)`,
      met: delays.length > 0 && p95 <= TARGET.p95Ms,
    },
    {
      what: 'events that did not come',
      target: '0',
      measured: `${missing} of ${expected}`,
      met: missing === 0 && expected > 0,
    },
    {
      what: 'memory of the streams',
      target: `≤ ${TARGET.mb} MB`,
      measured: `${all.toFixed(0)} MB (${shown})`,
      met: all <= TARGET.mb,
    },
  ];
}

/** Each tenant's streams, in turn over the instances. */
function openAll(
  threads: readonly BenchThread[],
  instances: readonly string[],
  onEvent: (event: ThreadEvent) => void,
): Promise<OpenStream[]> {
  const wanted = threads.flatMap(({ tenant }) =>
    instances.flatMap((origin) =>
      Array.from({ length: OF_A_PERSON }, () => ({ origin, token: tenant.token })),
    ),
  );
  return Promise.all(
    wanted.map(({ origin, token }) =>
      openStream(origin, token, (data) => {
        const event = ThreadEvent.safeParse(JSON.parse(data));
        if (event.success) onEvent(event.data);
      }),
    ),
  );
}

interface Writing {
  ask: Ask;
  threads: readonly BenchThread[];
  /** Moments of the events, by thread and number of the message. */
  arrivals: Map<string, number[]>;
}

/** Landlords write to the tenants in turn; each message is awaited on all streams of its tenant. */
async function writeAndWait({ ask, threads, arrivals }: Writing) {
  const sentAt = new Map<string, number>();
  const written = new Map<string, number>();
  for (let number = 0; number < MESSAGES; number += 1) {
    const { id: threadId, landlord } = threads[number % threads.length] ?? {};
    if (!threadId || !landlord) continue;
    // the thread began with one message
    const seq = (written.get(threadId) ?? 1) + 1;
    written.set(threadId, seq);
    sentAt.set(`${threadId} ${seq}`, performance.now());
    await sendUntilTaken(ask, { threadId, token: landlord.token, text: `Отговор ${number}` });
    await sleep(PAUSE_MS);
  }
  const expected = sentAt.size * INSTANCES * OF_A_PERSON;
  const count = () => [...sentAt.keys()].reduce((sum, key) => sum + (arrivals.get(key)?.length ?? 0), 0);
  await waitUntil(async () => count() >= expected, DELIVERED_MS).catch(() => undefined);
  const delays = [...sentAt].flatMap(([key, at]) => (arrivals.get(key) ?? []).map((came) => came - at));
  return { delays, expected, missing: Math.max(0, expected - delays.length) };
}

/** Resident memory in bytes, by process. */
const memoryOf = (pids: readonly (number | undefined)[]): Promise<number[]> =>
  Promise.all(
    pids.map(async (pid) => {
      const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
      return Number(/^VmRSS:\s+(\d+) kB/mu.exec(status)?.[1] ?? 0) * 1024;
    }),
  );
