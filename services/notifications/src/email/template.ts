import type { JobData, JobName } from '@pokriv/contracts/jobs';
import type { Currency } from '@pokriv/contracts/money';
import { sofiaMoment } from '@pokriv/contracts/sofia-moment';

import type { Letter } from './mail.ts';

/** Builds the letter of a fact; `origin` has no trailing slash. */
export type Template<Name extends JobName> = (fact: JobData<Name>, origin: string) => Letter;

export interface SumLetterParts {
  origin: string;
  /** The one that comes first. */
  currency: Currency;
}

/** Builds the letter of a fact that names sums. */
export type SumTemplate<Name extends JobName> = (fact: JobData<Name>, parts: SumLetterParts) => Letter;

const PAIR = /[„“”"«»]([^„“”"«»]+)[„“”"«»]/gu;

/** Wraps user text in „…“; inner quotation marks become «…». */
export const quoted = (text: string): string =>
  `„${text.trim().replaceAll(PAIR, '«$1»').replaceAll(/[„“”]/gu, '')}“`;

/** A listing's title in a sentence; drafts may have none. */
export const named = (title: string): string => (title.trim() === '' ? 'без заглавие' : quoted(title));

/** `1 преглеждане`, `12 преглеждания`. */
export const counted = (count: number, one: string, many: string): string =>
  `${count}\u00a0${count === 1 ? one : many}`;

const inWords = new Intl.DateTimeFormat('bg-BG', { dateStyle: 'long', timeZone: 'Europe/Sofia' });

/** `28 ноември 2026 г.`, with a no-break space before „г.“. */
export const dayInWords = (moment: string): string =>
  inWords.format(new Date(moment)).replace(/\s+г\./u, '\u00a0г.');

const toTheMinute = new Intl.DateTimeFormat('bg-BG', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Sofia',
});

/** `28 ноември 2026 г. в 14:05 ч.` */
export const momentInWords = (moment: string): string =>
  toTheMinute.format(new Date(moment)).replaceAll(/\s+(г\.|ч\.)/gu, '\u00a0$1');

const weekday = new Intl.DateTimeFormat('bg-BG', { weekday: 'long', timeZone: 'Europe/Sofia' });

/** Time of a viewing in Sofia: `вторник, 24.11.2026, 18:30`. */
export function viewingTime(moment: string): string {
  const at = new Date(moment);
  return `${weekday.format(at)}, ${sofiaMoment(at).replace(' ', ', ')}`;
}

export const quoteTitles = {
  reason: 'Причина:',
  moderator: 'Какво забеляза модераторът:',
  ownMessage: 'Вашето съобщение:',
  ownReport: 'Вашият сигнал:',
  answer: 'Отговорът ни:',
  message: 'Съобщение:',
  lastMessage: 'Последното съобщение:',
} as const;

export const reasons = {
  account: 'Получавате този имейл, защото имате профил в Покрив.',
  formerAccount: 'Получавате този имейл, защото имахте профил в Покрив.',
  appellant: 'Получавате този имейл, защото възразихте срещу решение на Покрив.',
  landlord: 'Получавате този имейл, защото публикувате обяви в Покрив.',
  subscriber: 'Получавате този имейл, защото имате абонамент в Покрив.',
  payer: 'Получавате този имейл, защото платихте в Покрив.',
  reporter: 'Получавате този имейл, защото подадохте сигнал за обява в Покрив.',
  writer: 'Получавате този имейл, защото ни писахте през формата за контакт на Покрив.',
  formAddress: 'Получавате този имейл, защото адресът ви беше посочен във формата за контакт на Покрив.',
  correspondent: 'Получавате този имейл, защото имате разговор в Покрив.',
  viewing: 'Получавате този имейл, защото имате оглед в Покрив.',
  searcher: 'Получавате този имейл, защото запазихте търсене в Покрив.',
  searchAddress: 'Получавате този имейл, защото адресът ви беше посочен за известия в Покрив.',
  fan: 'Получавате този имейл, защото имате любими обяви в Покрив.',
  admin: 'Получавате този имейл, защото сте администратор на Покрив.',
  support: 'Съобщение от формата за контакт.',
} as const;
