import type { Currency } from '@pokriv/contracts/money';

import type { Letter } from '../email/mail.ts';
import { emailInbox } from '../inbox.ts';
import { recipient } from './examples.ts';
import { ofWeeks } from './week-examples.ts';

/** @param own undefined: an older copy of the account, without a choice */
async function weekOf(own: Currency | null | undefined): Promise<string | undefined> {
  const letters: Letter[] = [];
  const asked: string[] = [];
  const handlers = emailInbox({
    send: async (letter) => void letters.push(letter),
    links: { verification: async () => undefined, passwordReset: async () => undefined },
    origin: 'https://pokriv.bg',
    sender: { name: 'Покрив', email: 'no-reply@pokriv.bg' },
    support: 'support@pokriv.bg',
    secret: 'a secret for tests only',
    currency: 'BGN',
    recipients: {
      byEmail: async (email) => {
        asked.push(email);
        return { ...recipient, silencedMails: [], currency: own };
      },
    },
  });
  const fact = ofWeeks['week-summed']['week-summed'];
  await handlers['week-summed'](fact, { eventId: 'e', once: () => Promise.resolve() });
  expect(new Set(asked)).toEqual(new Set([fact.landlord.email]));
  return letters[0]?.paragraphs.join('\n').replaceAll('\u00a0', ' ');
}

it.each([
  ['EUR', '547,85 € / 1 071,50 лв.'],
  [null, '1 071,50 лв. / 547,85 €'],
  [undefined, '1 071,50 лв. / 547,85 €'],
] as const)('the week of a landlord who chose %j names sums with that currency first', async (own, sums) => {
  expect(await weekOf(own)).toContain(`обичайният е ${sums}`);
});
