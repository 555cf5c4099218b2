import { caughtMails, isTo, mentions } from '../faults/mails.ts';
import type { Measure } from '../report/row.ts';
import { waitUntil } from '../stack/wait-until.ts';
import { stopped, unharmed } from './measures.ts';
import type { Scene } from './scene.ts';

/** Documented limits: messages by network an hour, receipts by recipient a day. */
const BUDGET = { messages: 5, mails: 3 };
const STRANGERS = 12;
const NETWORKS = 6;
const MAIL_MS = 10_000;
const LURE = 'lure-r14';

export async function mailStrangers(scene: Scene): Promise<Measure[]> {
  const { askFrom, people, stack } = scene;
  const ip = '192.0.2.70';
  const submit = (address: string, email: string, token?: string) =>
    askFrom(address)('submitContact', {
      body: { name: `Спечелихте ${LURE}`, email, subject: 'other', message: `Наградата ви чака: ${LURE}.` },
      ...(token !== undefined && { token }),
    });
  let taken = 0;
  for (let stranger = 0; stranger < STRANGERS; stranger += 1)
    if ((await submit(ip, `stranger${stranger}@victim.bg`)).isAcknowledged) taken += 1;
  const one = 'one@victim.bg';
  for (let network = 0; network < NETWORKS; network += 1) await submit(`192.0.2.${80 + network}`, one);
  const [tenant] = people.tenants;
  const honest = await submit(ip, tenant?.email ?? '', tenant?.token);

  const toStrangers = async () =>
    (await caughtMails(stack.urls.mailUrl)).filter(({ to }) =>
      to.some(({ address }) => address.endsWith('@victim.bg')),
    );
  await waitUntil(async () => (await toStrangers()).length >= BUDGET.messages + BUDGET.mails, MAIL_MS).catch(
    () => undefined,
  );
  const mails = await toStrangers();
  const luring = mails.filter((mail) => mentions(mail, LURE));
  return [
    stopped('messages of one network in an hour', taken, BUDGET.messages, STRANGERS),
    stopped(
      `mails to one stranger from ${NETWORKS} networks`,
      mails.filter((mail) => isTo(mail, one)).length,
      BUDGET.mails,
      NETWORKS,
    ),
    stopped('mails to strangers with a word of the attacker’s', luring.length, 0, mails.length),
    unharmed('the message of a verified account', Number(honest.isAcknowledged), 1),
  ];
}
