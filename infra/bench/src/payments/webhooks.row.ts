import type { Stack } from '@pokriv/local-stack/stack/start-stack';

import { drainOutboxes } from '../faults/drain-outboxes.ts';
import type { Measure, Row } from '../report/row.ts';
import { waitUntil } from '../stack/wait-until.ts';
import { forgedDeliveries } from './forged-deliveries.ts';
import { PAID, paidEvents } from './paid-events.ts';
import { signatureOf } from './signature-of.ts';
import { withPayers, type Payers } from './with-payers.ts';

const EVENTS = 50;
const DELIVERIES = 20;
const AT_ONCE = 50;
const EFFECT_MS = 120_000;

export const webhooksRow: Row = {
  name: 'R3',
  title: `${EVENTS} webhook events × ${DELIVERIES} deliveries, shuffled, in parallel; and bad signatures`,
  run: () =>
    withPayers('r3', async (payers) => {
      const events = await paidEvents(payers, EVENTS);
      const { STRIPE_WEBHOOK_SECRET: secret = '' } = payers.stack.env;
      const now = () => Math.floor(Date.now() / 1000);
      const good = events.flatMap((body) =>
        Array.from({ length: DELIVERIES }, () => ({
          body,
          signature: () => signatureOf(body, secret, now()),
        })),
      );
      const bad = events.flatMap((body) => forgedDeliveries(body, secret, now()));
      const answers = { good: new Map<number, number>(), bad: new Map<number, number>() };
      const posts = [
        ...good.map((one) => () => post(payers.stack, one.body, one.signature(), answers.good)),
        ...bad.map((one) => () => post(payers.stack, one.body, one.signature, answers.bad)),
      ];
      await inParallel(shuffled(posts));
      const { mongoUrl } = payers.stack.urls;
      const granted = () => payers.db.collection('outbox').countDocuments({ name: 'promotion-granted' });
      await waitUntil(async () => (await granted()) >= EVENTS, EFFECT_MS).catch(() => undefined);
      await drainOutboxes(mongoUrl, EFFECT_MS);
      return measures(payers, { granted: await granted(), answers, bad: bad.length });
    }),
};

type Answers = Map<number, number>;

async function post(stack: Stack, body: string, signature: string | undefined, into: Answers): Promise<void> {
  const { status } = await fetch(`${stack.urls.bffUrl}/api/webhooks/stripe`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(signature !== undefined && { 'stripe-signature': signature }),
    },
    body,
  });
  into.set(status, (into.get(status) ?? 0) + 1);
}

async function inParallel(posts: (() => Promise<void>)[]): Promise<void> {
  const waiting = [...posts];
  const worker = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await next();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

function shuffled<Thing>(things: readonly Thing[]): Thing[] {
  return things
    .map((thing) => ({ thing, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ thing }) => thing);
}

async function measures(
  { db }: Payers,
  { granted, answers, bad }: { granted: number; answers: Record<'good' | 'bad', Answers>; bad: number },
): Promise<Measure[]> {
  const receipts = await db.collection('stripe_events').countDocuments({ type: PAID });
  const forged = await db.collection<{ _id: string }>('stripe_events').countDocuments({ _id: /forged/u });
  const paid = await db.collection('payments').countDocuments({ status: 'succeeded' });
  const taken = [...answers.bad.keys()].filter((status) => status < 300).length;
  const shown = (statuses: Answers) =>
    [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  return [
    {
      what: `effects of ${EVENTS * DELIVERIES} deliveries: receipts, payments, promotions granted`,
      target: `${EVENTS}, ${EVENTS}, ${EVENTS}`,
      measured: `${receipts}, ${paid}, ${granted}`,
      met: [receipts, paid, granted].every((count) => count === EVENTS),
    },
    {
      what: 'answers to them',
      target: `${EVENTS * DELIVERIES} × 200`,
      measured: shown(answers.good),
      met: answers.good.get(200) === EVENTS * DELIVERIES,
    },
    {
      what: `stale, altered, foreign and missing signatures that were taken, of ${bad}`,
      target: '0',
      measured: `${forged} (${shown(answers.bad)})`,
      met: taken === 0 && forged === 0,
    },
  ];
}
