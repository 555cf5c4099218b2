import { ended } from '@pokriv/contracts/ended';
import { findContactData } from '@pokriv/contracts/listing/contact-data-in-text';
import type { JobData } from '@pokriv/contracts/jobs';
import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';

import { messagesFrom } from '../news-phrases.ts';
import type { Letter, LetterButton } from './mail.ts';
import { counted, named, quoted, quoteTitles, reasons } from './template.ts';

const HIDDEN_LINK = '(връзка: вижте я в разговора)';
const TEXT_MOST = 160;
const THREADS_MOST = 5;

/**
 * Removes links: mail clients linkify addresses, while a thread enables links only after both sides have written
 * (design/conversations).
 */
const withoutLinks = (text: string): string =>
  findContactData(text)
    .filter(({ kind, text: found }) => kind === 'link' || /:\/\/|\.\p{L}{2,}\//u.test(found))
    .reduceRight((kept, { start, end }) => kept.slice(0, start) + HIDDEN_LINK + kept.slice(end), text);

const shortened = (text: string): string => {
  const line = withoutLinks(text).replaceAll(/\s+/gu, ' ').trim();
  return line.length > TEXT_MOST ? `${line.slice(0, TEXT_MOST).trimEnd()}…` : line;
};

const threadButton = (text: string, threadId: string, origin: string): LetterButton => ({
  text,
  link: `${origin}${pathTo(pages.thread, threadId)}`,
});

/** Messages of a thread unread for five minutes (design/conversations, Told how). */
export const messagesUnreadLetter = (
  { to, threadId, listing, with: other, count, text }: JobData<'messages-unread'>,
  origin: string,
): Letter => ({
  to: to.email,
  name: to.firstName,
  subject: `${messagesFrom(count, other)} за ${named(listing.title)}`,
  paragraphs: [`${other} ви писа за обявата ${named(listing.title)}.`],
  quote: {
    title: count === 1 ? quoteTitles.message : quoteTitles.lastMessage,
    text: withoutLinks(text.trim()),
  },
  closing: [
    `Отговорете в разговора: отговор на този имейл не стига до ${ended(other)} Не превеждайте пари, преди да сте видели жилището.`,
  ],
  button: threadButton('Отвори разговора', threadId, origin),
  reason: reasons.correspondent,
});

/** All threads unanswered by the landlord for 24 or 72 hours, in one mail. */
export function threadsUnansweredLetter(
  { to, hours, threads }: JobData<'threads-unanswered'>,
  origin: string,
): Letter {
  const [first, ...others] = threads;
  const only = others.length === 0 ? first : undefined;
  const what = only
    ? `${only.with} чака отговор за ${named(only.title)}`
    : `${threads.length} запитвания чакат отговор`;
  const left = threads.length - THREADS_MOST;
  return {
    to: to.email,
    name: to.firstName,
    subject: hours === 24 ? what : `Последно напомняне: ${what}`,
    paragraphs: [
      `${only ? 'Запитването е' : 'Запитванията са'} без отговор от ${hours} часа.`,
      ...threads
        .slice(0, THREADS_MOST)
        .map(({ title, with: other, text }) => `${other} за ${named(title)}:\n${quoted(shortened(text))}`),
      ...(left > 0 ? [`И още ${counted(left, 'запитване', 'запитвания')}.`] : []),
      'Кратък отговор също помага. Ако жилището вече не е свободно, отбележете обявата като отдадена и няма да ви пишат.',
    ],
    button: only
      ? threadButton('Отговори', only.threadId, origin)
      : { text: 'Към съобщенията', link: `${origin}${pages.messages.path}` },
    reason: reasons.landlord,
  };
}
