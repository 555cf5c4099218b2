import { createHash } from 'node:crypto';

import { effectsRepository } from '@pokriv/service-kit/effects.repository';
import type { Connection } from 'mongoose';

import { mailOf } from './layout.ts';
import type { Letter } from './mail.ts';
import type { Mailer } from './mailer.ts';

/** Sends one letter of an event to one person, unless the record says that it went out. */
export type SendOnce = (letter: Letter, eventId: string) => Promise<void>;

/** The record of a mail names nobody: it stays for weeks, longer than the person may. */
const recordOf = (eventId: string, to: string) =>
  `${eventId}:${createHash('sha256').update(`${eventId}:${to}`).digest('base64url').slice(0, 22)}`;

/** An event may mean several mails; each has a record of its own, so that a retry repeats only what is missing. */
export function sendOnceOf(connection: Connection, mailer: Mailer, support: string): SendOnce {
  const effects = effectsRepository(connection);
  return async (letter, eventId) => {
    const key = recordOf(eventId, letter.to);
    if (await effects.has(key)) return;
    await mailer.send(mailOf(letter, support), key);
    await effects.note(key);
  };
}
