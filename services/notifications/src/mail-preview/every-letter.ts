import type { JobData, JobsOf } from '@pokriv/contracts/jobs';
import type { Currency } from '@pokriv/contracts/money';
import { emailVerified, resetPassword } from '@pokriv/contracts/pages';

import type { Letter } from '../email/mail.ts';
import { emailInbox, reportNotificationInbox } from '../inbox.ts';
import { adminExamples, adminRecipient, examples, recipient } from './examples.ts';

export interface NamedLetter {
  /** Unique, kebab-case. */
  name: string;
  letter: Letter;
}

export const ORIGIN = 'https://pokriv.bg';
/** Example links must not work: real ones are signed with the stack's secret. */
const SECRET = 'signs example letters only';

type Handle<Name extends JobsOf<'email'>> = (
  fact: JobData<Name>,
  context: { eventId: string; once: () => Promise<void> },
) => Promise<void>;

/**
 * One letter of every kind, in the order of the examples, from the real handlers. Several letters of a fact are
 * numbered from the second on.
 * @param currency comes first in sums
 */
export async function everyLetter(currency: Currency): Promise<NamedLetter[]> {
  const letters: NamedLetter[] = [];
  const names = new Map<string, number>();
  const sendAs = (name: string) => async (letter: Letter) => {
    const count = (names.get(name) ?? 0) + 1;
    names.set(name, count);
    letters.push({ name: count === 1 ? name : `${name}-${count}`, letter });
  };
  const link = (path: string) => async () => `${ORIGIN}${path}?oobCode=example`;
  const context = (eventId: string) => ({ eventId, once: () => Promise.resolve() });

  for (const [job, facts] of Object.entries(examples)) {
    for (const [name, fact] of Object.entries(facts)) {
      const handlers = emailInbox({
        send: sendAs(name),
        links: { verification: link(emailVerified.path), passwordReset: link(resetPassword.path) },
        origin: ORIGIN,
        support: 'support@pokriv.bg',
        sender: { name: 'Покрив', email: 'no-reply@pokriv.bg' },
        secret: SECRET,
        currency,
        recipients: { byEmail: async () => recipient },
      });
      const handle = handlers[job as JobsOf<'email'>] as Handle<JobsOf<'email'>>;
      await handle(fact, context(name));
    }
  }

  const send = (name: string) =>
    reportNotificationInbox({
      send: sendAs(name),
      recipients: { admins: async () => [adminRecipient] },
      flood: { isWithheld: async () => false, closeHours: async () => undefined },
      origin: ORIGIN,
    });
  const toAdmin = 'report-to-admin';
  await send(toAdmin)['report-filed'](adminExamples['report-filed'], context(toAdmin));
  const digest = 'reports-withheld';
  await send(digest)['reports-withheld'](adminExamples['reports-withheld'], context(digest));
  const held = 'messages-held';
  await send(held)['messages-held'](adminExamples['messages-held'], context(held));
  const appeal = 'appeal-to-admin';
  await send(appeal)['appeal-opened'](adminExamples['appeal-opened'], context(appeal));
  return letters;
}
