import { randomUUID } from 'node:crypto';

import { startTalk } from '../conversations/talks.ts';
import type { Answer, Ask, Question } from '../faults/api.ts';
import type { Person } from '../faults/people.ts';
import type { CallName } from '@pokriv/contracts/calls';

const DAY_MS = 86_400_000;

/** Texts of the leaver in threads and viewings: none may be found after the erasure. */
export const talkWords = {
  asked: 'Дали таванът на Синеок дол се вижда от прозореца ви?',
  about: 'Живея с аквариум на име Шишарка.',
  answered: 'При Лешниковата порта се паркира спокойно.',
  note: 'Бележка: прилича на Ветрогонов.',
  saved: 'Готов отговор от кестеновия кабинет.',
  wish: 'Нося метър и тефтер с Пъстрогоров план.',
  countered: 'Тогава съм на сборище в Долен Мухоловник.',
};

export interface TalkPeople {
  leaver: Person;
  /** Writes about the leaver's listing. */
  tenant: Person;
  /** Whose listing the leaver writes about. */
  other: Person;
}

export interface Talks {
  /** The leaver lets. */
  asLandlord: string;
  /** The leaver looks for a home. */
  asTenant: string;
}

const inDays = (days: number): string => {
  const day = new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  return `${day}T10:00:00.000Z`;
};

/**
 * Threads of the leaver on both sides, with facts, a label, saved replies, hours, a report, and open viewings.
 * @throws Error when a call is refused
 */
export async function createTalks(
  ask: Ask,
  { leaver, tenant, other }: TalkPeople,
  listings: { own: string; theirs: string },
): Promise<Talks> {
  const done = async (name: CallName, question: Question): Promise<Answer> => {
    const answer = await ask(name, question);
    if (!answer.isAcknowledged) throw new Error(`${name} answered ${answer.status} ${answer.body.code}`);
    return answer;
  };
  const mine = leaver.token;
  const first = { listingId: listings.own, tenant, landlord: leaver };
  const asLandlord = (await startTalk(ask, first, 'Здравейте, свободно ли е жилището?')).id;
  const reply = { text: talkWords.answered, clientId: randomUUID() };
  await done('sendMessage', { params: { id: asLandlord }, body: reply, token: mine });
  const sorted = { label: 'talking', note: talkWords.note };
  await done('changeThread', { params: { id: asLandlord }, body: sorted, token: mine });
  const replies = [
    { id: randomUUID().replaceAll('-', '').slice(0, 24), title: 'Паркиране', text: talkWords.saved },
  ];
  await done('saveReplies', { body: { replies }, token: mine });
  const report = { reason: 'other', text: 'Не отговаря на въпросите.' };
  await done('reportThread', { params: { id: asLandlord }, body: report, token: tenant.token });

  const second = { listingId: listings.theirs, tenant: leaver, landlord: other };
  const facts = { people: 2, about: talkWords.about };
  const asTenant = (await startTalk(ask, second, talkWords.asked, facts)).id;
  const answer = { text: 'Вижда се, но само сутрин.', clientId: randomUUID() };
  await done('sendMessage', { params: { id: asTenant }, body: answer, token: other.token });

  const wanted = { listingId: listings.own, options: [inDays(3), inDays(4)] };
  const asked = await done('askViewing', { body: wanted, token: tenant.token });
  const viewing = (asked.body.data as { viewing?: { id: string } } | undefined)?.viewing?.id ?? '';
  const countered = { options: [inDays(5)], reason: talkWords.countered };
  await done('counterViewing', { params: { id: viewing }, body: countered, token: mine });
  const own = { listingId: listings.theirs, options: [inDays(6)], note: talkWords.wish };
  await done('askViewing', { body: own, token: mine });
  return { asLandlord, asTenant };
}
