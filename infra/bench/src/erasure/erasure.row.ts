import type { Stack } from '@pokriv/local-stack/stack/start-stack';

import { createApi, type Ask } from '../faults/api.ts';
import { caughtMails, isTo } from '../faults/mails.ts';
import { registerPeople } from '../faults/people.ts';
import type { Measure, Row } from '../report/row.ts';
import { apiUnits, forgetData, startOwnStack, withOwnStack } from '../stack/start-own-stack.ts';
import { createPersonData, type PersonData } from './create-person-data.ts';
import { hashesIn } from './find-personal-data.ts';
import { leave, SOON } from './leave.ts';
import { talksLeft } from './talks-left.ts';
import { allTraces, tracesLeft } from './traces.ts';

const paying = ['stripe', 'stripe-catalogue'];

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
