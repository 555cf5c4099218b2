import type { Stack } from '@pokriv/local-stack/stack/start-stack';
import { MongoClient } from 'mongodb';

import { createApi, type Ask } from '../faults/api.ts';
import { drainOutboxes } from '../faults/drain-outboxes.ts';
import { caughtMails, isTo } from '../faults/mails.ts';
import { PASSWORD, registerPeople } from '../faults/people.ts';
import type { Measure, Row } from '../report/row.ts';
import { apiUnits, forgetData, startOwnStack, withOwnStack } from '../stack/start-own-stack.ts';
import { waitUntil } from '../stack/wait-until.ts';
import { finderOf, hashesIn, scanDatabases, scanFiles, scanRedis, type Scan } from './find-personal-data.ts';
import { createPersonData, type PersonData } from './create-person-data.ts';
import { talksLeft } from './talks-left.ts';

/** Instead of 14 days, and of the drain time for requests in flight. */
const SOON = { ERASURE_DELAY_S: '4', ERASURE_SETTLE_S: '2' };
const paying = ['stripe', 'stripe-catalogue'];
const ERASED_MS = 60_000;
const DRAIN_MS = 30_000;
/** Time in which finished jobs leave the queues and the auth keeper writes its snapshot. */
const QUIET_MS = 20_000;
const SHOWN = 8;

export const erasureRow: Row = {
  name: 'R12',
  title: 'data that remain after a landlord’s erasure',
  run: () => {
    forgetData('drill');
    return withOwnStack(
      startOwnStack('drill', { only: [...apiUnits, ...paying], env: SOON }),
      async (stack) => {
        await stack.waitReady();
        const ask = createApi(stack.urls.bffUrl);
        const people = await registerPeople(ask, stack, 'r12');
        const life = await createPersonData(ask, people, {
          mongoUrl: stack.urls.mongoUrl,
          stripeUrl: stack.env.STRIPE_API_URL ?? '',
        });
        const tracesBefore = await allTraces(stack, life);
        const picturesBefore = await pictures(stack);
        await leave(ask, stack, life);
        return [
          {
            what: 'places that held traces before',
            target: '> 20',
            measured: String(tracesBefore.flatMap(({ found }) => found).length),
            met: tracesBefore.flatMap(({ found }) => found).length > 20,
          },
          ...(await tracesLeft(stack, life)),
          ...(await filesLeft(stack, picturesBefore)),
          await farewell(stack, life),
          await othersUnharmed(ask, life),
          ...(await talksLeft(ask, life)),
        ];
      },
    );
  },
};

const pictures = async ({ env }: Stack) => ({
  images: await hashesIn(env.IMAGES_DIR ?? ''),
  avatars: await hashesIn(env.AVATARS_DIR ?? ''),
  exports: await hashesIn(env.EXPORTS_DIR ?? ''),
});

const allTraces = (stack: Stack, { needles }: PersonData): Promise<Scan[]> => {
  const finds = finderOf(needles);
  return Promise.all([
    scanDatabases(stack.urls.mongoUrl, finds),
    scanRedis(stack.env.REDIS_URL ?? '', finds),
    scanFiles(stack, finds),
  ]);
};

async function leave(ask: Ask, stack: Stack, { leaver }: PersonData): Promise<void> {
  const asked = await ask('requestDeletion', { body: { password: PASSWORD }, token: leaver.token });
  if (!asked.isAcknowledged) throw new Error(`requestDeletion answered ${asked.status} ${asked.body.code}`);
  const client = new MongoClient(stack.urls.mongoUrl);
  try {
    const erasures = client.db('user').collection('erasures');
    const isOver = async () => (await erasures.countDocuments({ finishedAt: { $type: 'date' } })) === 1;
    await waitUntil(isOver, ERASED_MS);
  } finally {
    await client.close();
  }
  await drainOutboxes(stack.urls.mongoUrl, DRAIN_MS);
}

async function tracesLeft(stack: Stack, life: PersonData): Promise<Measure[]> {
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

async function filesLeft(stack: Stack, before: Awaited<ReturnType<typeof pictures>>): Promise<Measure[]> {
  const after = await pictures(stack);
  const gone = before.images.size - after.images.size;
  const measured = `${gone} of ${before.images.size} gone, ${after.images.size} stay`;
  const isShared = after.images.size > 0;
  return [
    {
      // six uploads, one picture shared by both users: two of the leaver's own are deleted with all variants
      what: 'files of listing pictures',
      target: 'the leaver’s own go, a shared one stays',
      measured,
      met: isShared && gone * 5 === before.images.size * 2,
    },
    {
      what: 'files of avatars and archives',
      target: '0',
      measured: `${after.avatars.size + after.exports.size} of ${before.avatars.size + before.exports.size}`,
      met: after.avatars.size + after.exports.size === 0 && before.avatars.size * before.exports.size > 0,
    },
  ];
}

async function farewell({ urls }: Stack, { leaver }: PersonData): Promise<Measure> {
  const mails = (await caughtMails(urls.mailUrl)).filter((mail) => isTo(mail, leaver.email));
  const last = mails.filter(({ subject }) => subject.includes('Покрив е изтрит'));
  const measured = `${last.length} (of ${mails.length} mails in all)`;
  return { what: 'farewells', target: '1', measured, met: last.length === 1 };
}

async function othersUnharmed(ask: Ask, { listing, others }: PersonData): Promise<Measure> {
  const mine = await ask('getProperty', { params: { id: listing } });
  const theirs = await ask('getProperty', { params: { id: others.listing } });
  const { favorites, images = [] } = (theirs.body.data ?? {}) as { favorites?: number; images?: unknown[] };
  return {
    what: 'page of the erased landlord, and another user’s listing that was a favourite',
    target: '404; 200 with 3 pictures and no favourite',
    measured: `${mine.status}; ${theirs.status} with ${images.length} pictures and ${favorites} favourites`,
    met: mine.status === 404 && theirs.status === 200 && favorites === 0 && images.length === 3,
  };
}
