import { createHash } from 'node:crypto';

import { effectsRepository } from '@pokriv/service-kit/effects.repository';
import type { Connection } from 'mongoose';

import { mailOf } from './layout.ts';
import type { Letter } from './mail.ts';
import type { Mailer } from './mailer.ts';

/** Sends a letter once per event and recipient (idempotent). */
export type SendOnce = (letter: Letter, eventId: string) => Promise<void>;

/** Idempotency key without the address: it is stored for weeks, possibly longer than the account. */
const recordOf = (eventId: string, to: string) =>
  `${eventId}:${createHash('sha256').update(`${eventId}:${to}`).digest('base64url').slice(0, 22)}`;

/** One effect record per mail of an event: a retry sends only the missing ones. */
export function sendOnceOf(connection: Connection, mailer: Mailer, support: string): SendOnce {
  const effects = effectsRepository(connection);
  return async (letter, eventId) => {
    const key = recordOf(eventId, letter.to);
    if (await effects.has(key)) return;
    await mailer.send(await mailOf(letter, support), key);
    await effects.note(key);
  };
}
