import type { JobData } from '@pokriv/contracts/jobs';

import { passwordResetLetter, verificationLetter, welcomeLetter } from './account-letters.ts';
import type { ActionLinks } from './action-links.ts';
import type { SendOnce } from './send-once.ts';

interface LinkedLetterDeps {
  send: SendOnce;
  /** No letter is sent when the link is undefined: the account is deleted. */
  links: ActionLinks;
}

type Person = JobData<'account-registered'>;

export async function sendWelcome(
  { send, links }: LinkedLetterDeps,
  person: Person,
  eventId: string,
): Promise<void> {
  const link = await links.verification(person.email);
  if (link) await send(welcomeLetter(person, link), eventId);
}

export async function sendVerification(
  { send, links }: LinkedLetterDeps,
  person: Person,
  eventId: string,
): Promise<void> {
  const link = await links.verification(person.email);
  if (link) await send(verificationLetter(person, link), eventId);
}

export async function sendPasswordReset(
  { send, links }: LinkedLetterDeps,
  person: Person,
  eventId: string,
): Promise<void> {
  const link = await links.passwordReset(person.email);
  if (link) await send(passwordResetLetter(person, link), eventId);
}
