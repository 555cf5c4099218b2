import type { JobData, JobsOf } from '@pokriv/contracts/jobs';
import { MAIL_CHOICE } from '@pokriv/contracts/account/mail-choice';
import type { OptionalMail } from '@pokriv/contracts/account/optional-mails';
import { openSignedText } from '@pokriv/service-kit/signed-text';

import { emailInbox } from '../inbox.ts';
import type { Recipient } from '../recipients/recipient.model.ts';
import { mailOf } from './layout.ts';
import type { Letter } from './mail.ts';

const secret = 'a secret for tests only';
const origin = 'https://pokriv.bg';
const person = { email: 'maria@example.bg', firstName: 'Мария' };
const listing = { listingId: 'l1', title: 'Светъл апартамент', landlord: person };
const report = { listingId: 'l1', title: 'Светъл апартамент', reportId: 'r1', reporter: person };
const moved = { ...listing, action: 'pause', to: 'paused', reason: null, expiresAt: null } as const;
const at = '2026-11-28T10:00:00.000Z';

const week = { views: 3, phoneReveals: 1 };

const thread = { threadId: 't1', listing: { listingId: 'l1', title: 'Стая' }, with: 'Петър И.' };
const viewing: JobData<'viewing-told'> = {
  ...{ to: person, viewingId: 'v1', ...thread, side: 'tenant', state: 'confirmed', awaitsMe: false },
  ...{ options: [], start: at, end: '2026-11-28T10:20:00.000Z', before: null, people: 1, kind: 'video' },
  ...{ address: null, reason: null, expiresAt: null, sequence: 1, wasConfirmed: true },
};

const maria: Recipient = {
  _id: 'u1',
  email: person.email,
  firstName: 'Мария',
  lastName: 'Иванова',
  role: 'landlord',
  version: 1,
};

type Fact = { [Name in JobsOf<'email'>]: readonly [Name, JobData<Name>] }[JobsOf<'email'>];

const optional: [OptionalMail, Fact][] = [
  [
    'listing_reminders',
    ['listing-expiring', { ...listing, daysLeft: 7, expiresAt: at, views: 3, favorites: 1 }],
  ],
  ['listing_steps', ['listing-submitted', listing]],
  ['listing_steps', ['listing-moved', { ...moved, by: 'owner' }]],
  [
    'listing_steps',
    [
      'listings-moved',
      {
        landlord: person,
        action: 'pause',
        listings: ['l1', 'l2'].map((listingId) => ({ listingId, title: 'Стая', to: 'paused' as const })),
      },
    ],
  ],
  ['listing_reminders', ['lease-ending', { ...listing, leaseEnd: '2027-06-01' }]],
  [
    'weekly_summary',
    [
      'week-summed',
      {
        ...{ landlord: person, from: '2026-11-16', to: '2026-11-22', total: week, before: week },
        ...{ listings: [], more: 1, otherTasks: [] },
      },
    ],
  ],
  ['report_receipts', ['report-filed', { ...report, reportType: 'fake', reason: 'Снимките са чужди' }]],
  ['report_outcomes', ['report-closed', { ...report, status: 'resolved' }]],
  ['unread_messages', ['messages-unread', { to: person, ...thread, count: 2, text: 'Свободно ли е?' }]],
  [
    'unanswered_threads',
    [
      'threads-unanswered',
      { to: person, hours: 24, threads: [{ ...thread, title: 'Стая', text: 'Свободно ли е?' }] },
    ],
  ],
];
const certain: Fact[] = [
  ['password-changed', person],
  ['email-changed', { ...person, newEmail: 'nova@example.bg' }],
  ['listing-approved', listing],
  ['listing-rejected', { ...listing, reason: 'Няма снимки.', code: null }],
  ['listing-removed', { ...listing, reason: 'Измама.' }],
  ['listing-moved', { ...moved, by: 'admin' }],
  ['listing-moved', { ...moved, by: 'system', action: 'expire', to: 'expired' }],
  ['data-export-ready', { ...person, exportId: 'e1', expiresAt: at }],
  ['viewing-told', viewing],
  ['viewing-reminded', { ...viewing, hours: 24 }],
];

async function sent([name, fact]: Fact, silencedMails: OptionalMail[], known = true): Promise<Letter[]> {
  const letters: Letter[] = [];
  const handlers = emailInbox({
    send: async (letter) => void letters.push(letter),
    links: { verification: async () => undefined, passwordReset: async () => undefined },
    origin,
    sender: { name: 'Покрив', email: 'no-reply@pokriv.bg' },
    support: 'support@pokriv.bg',
    secret,
    currency: 'BGN',
    recipients: {
      byEmail: async (email) => (known && email === maria.email ? { ...maria, silencedMails } : null),
    },
  });
  const handle = handlers[name] as (fact: unknown, context: object) => Promise<void>;
  await handle(fact, { eventId: 'e', once: () => Promise.resolve() });
  return letters;
}

const everything: OptionalMail[] = [
  'listing_reminders',
  'listing_steps',
  'weekly_summary',
  'report_receipts',
  'report_outcomes',
  'unread_messages',
  'unanswered_threads',
];

describe.each(optional)('optional mail %s (%j)', (choice, fact) => {
  const others = everything.filter((one) => one !== choice);

  it('is withheld from people who switched it off, and sent to all others', async () => {
    expect(await sent(fact, [choice])).toEqual([]);
    expect(await sent(fact, others)).toHaveLength(1);
    expect(await sent(fact, [])).toHaveLength(1);
  });

  it('explains how to switch it off, in the text and by a signed one-click header', async () => {
    const [letter] = await sent(fact, []);
    if (!letter) throw new Error('no letter');
    const mail = await mailOf(letter);
    expect(mail.text).toContain(`${origin}/profile#notifications`);
    expect(mail.html).toContain(`href="${origin}/profile#notifications"`);
    expect(mail.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const link = mail.headers?.['List-Unsubscribe'] ?? '';
    const token = /^<https:\/\/pokriv\.bg\/api\/auth\/mail-choices\/([\w.-]+)>$/u.exec(link)?.[1] ?? '';
    expect(openSignedText(token, { purpose: MAIL_CHOICE, secret })).toEqual({ userId: 'u1', mail: choice });
  });

  it('has no one-click header when the account is not yet known', async () => {
    const [letter] = await sent(fact, everything, false);
    if (!letter) throw new Error('no letter');
    expect((await mailOf(letter)).headers).toBeUndefined();
  });
});

it.each(certain)('the mail of %s is always sent and has no opt-out', async (...fact) => {
  const [letter] = await sent(fact as unknown as Fact, everything);
  if (!letter) throw new Error('no letter');
  const mail = await mailOf(letter);
  expect(mail.headers).toBeUndefined();
  expect(mail.text).not.toContain('/profile#notifications');
});
