import { readAll, sendUntilTaken, startTalks, type BenchThread } from './talks.ts';
import type { Measure, Row } from '../report/row.ts';
import { apiUnits, forgetData, startOwnStack, withOwnStack } from '../stack/start-own-stack.ts';
import { createApi, type Ask } from '../faults/api.ts';
import { drainOutboxes } from '../faults/drain-outboxes.ts';
import { killAtRandom } from '../faults/kill-at-random.ts';
import { registerPeople } from '../faults/people.ts';

/** `R15_MESSAGES=300` for a short run. */
const MESSAGES = Number(process.env.R15_MESSAGES ?? 5000);
const THREADS_OF_TENANT = 2;
const DRAIN_MS = 45_000;
const victims = ['mongo', 'redis', 'conversations', 'bff', 'user', 'property', 'notifications'];

/** Design/conversations, To show. */
export const messagesRow: Row = {
  name: 'R15',
  title: `${MESSAGES} messages by clients that retry, while processes are killed`,
  run: () => {
    forgetData('drill');
    return withOwnStack(startOwnStack('drill', { only: apiUnits }), async (stack) => {
      await stack.waitReady();
      const ask = createApi(stack.urls.bffUrl);
      const threads = await startTalks(ask, await registerPeople(ask, stack, 'r15'), THREADS_OF_TENANT);
      const isOver = new AbortController();
      const killing = killAtRandom(stack, { victims, seed: 15, signal: isOver.signal });
      const written = await writeAll(ask, threads).finally(() => isOver.abort());
      const kills = await killing;
      await stack.waitReady();
      const open = await drainOutboxes(stack.urls.mongoUrl, DRAIN_MS);
      return [
        {
          what: 'kill -9',
          target: '≥ 1',
          measured: `${kills.length}: ${kills.join(', ')}`,
          met: kills.length > 0,
        },
        ...(await compare(ask, threads, written)),
        { what: 'events closed by their effect', target: 'all', measured: `${open} open`, met: open === 0 },
      ];
    });
  },
};

interface Written {
  /** Texts by thread and writer, in the order in which each writer sent them. */
  texts: Map<string, { tenant: string[]; landlord: string[] }>;
  attempts: number;
}

/** Both people of each thread write at once, each one message after another. */
async function writeAll(ask: Ask, threads: readonly BenchThread[]): Promise<Written> {
  const each = Math.ceil(MESSAGES / (2 * threads.length));
  const written: Written = { texts: new Map(), attempts: 0 };
  await Promise.all(
    threads.flatMap(({ id: threadId, tenant, landlord }) => {
      const texts = { tenant: [] as string[], landlord: [] as string[] };
      written.texts.set(threadId, texts);
      return Object.entries({ tenant, landlord }).map(async ([side, { token }]) => {
        for (let number = 1; number <= each; number += 1) {
          const text = `${side} ${number}`;
          const attempts = await sendUntilTaken(ask, { threadId, token, text });
          written.attempts += attempts;
          texts[side as 'tenant' | 'landlord'].push(text);
        }
      });
    }),
  );
  return written;
}

async function compare(
  ask: Ask,
  threads: readonly BenchThread[],
  { texts, attempts }: Written,
): Promise<Measure[]> {
  const found = { sent: 0, lost: 0, doubled: 0, moved: 0, gaps: 0 };
  for (const { id, tenant } of threads) {
    const stored = await readAll(ask, id, tenant.token);
    found.gaps += stored.filter(({ seq }, index) => seq !== index + 1).length;
    const sides = { tenant: 'me', landlord: 'other' } as const;
    for (const side of ['tenant', 'landlord'] as const) {
      const wanted = texts.get(id)?.[side] ?? [];
      // the first message of a thread was written before
      const came = stored.filter(({ from, text }) => from === sides[side] && text.startsWith(side));
      const kept = came.map(({ text }) => text);
      const distinct = [...new Set(kept)];
      found.sent += wanted.length;
      found.lost += wanted.filter((text) => !kept.includes(text)).length;
      found.doubled += kept.length - distinct.length;
      found.moved += distinct.filter((text, index) => text !== wanted[index]).length;
    }
  }
  const measure = (what: string, count: number, rest = ''): Measure => ({
    what,
    target: '0',
    measured: `${count} of ${found.sent}${rest}`,
    met: count === 0 && found.sent >= MESSAGES,
  });
  return [
    measure('lost', found.lost, ` in ${threads.length} threads (${attempts - found.sent} attempts repeated)`),
    measure('doubled', found.doubled),
    measure('out of order', found.moved),
    measure('gaps in the order of a thread', found.gaps),
  ];
}
