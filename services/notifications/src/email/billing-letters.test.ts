import { optionalMails, type OptionalMail } from '@pokriv/contracts/account/optional-mails';

import { emailInbox } from '../inbox.ts';
import { mailOf } from './layout.ts';
import type { Letter } from './mail.ts';
import { paymentRefundedLetter, paymentSucceededLetter } from './payment-letters.ts';
import { listingsPausedLetter, promotionEndedLetter, promotionStartedLetter } from './promotion-letters.ts';
import {
  subscriptionCancelledLetter,
  subscriptionChangedLetter,
  subscriptionEndedLetter,
  subscriptionPastDueLetter,
  subscriptionResumedLetter,
  subscriptionStartedLetter,
} from './subscription-letters.ts';

const origin = 'https://pokriv.bg';
const parts = { origin, currency: 'BGN' } as const;
const person = { email: 'maria@example.bg', firstName: 'Мария' };
const periodEnd = '2026-12-21T22:30:00.000Z';
const subscribed = { ...person, planId: 'premium', interval: 'month', periodEnd } as const;
const promoted = {
  listingId: 'l1',
  title: 'Светъл <двустаен>',
  landlord: person,
  type: 'super',
  days: 7,
} as const;
const paid = {
  ...person,
  paymentId: 'p1',
  label: 'Силно препоръчана за 7 дни',
  amount: 999,
  receiptUrl: 'https://pay.example.com/receipt/1',
};

const letters: Record<string, Letter> = {
  'promotion-started': promotionStartedLetter({ ...promoted, endsAt: periodEnd }, origin),
  'promotion-ended': promotionEndedLetter({ ...promoted, views: 120, phoneReveals: 1 }, origin),
  'listings-paused': listingsPausedLetter({ landlord: person, titles: ['Стая <b>', ''], limit: 1 }, origin),
  'subscription-started': subscriptionStartedLetter(subscribed, parts),
  'subscription-changed': subscriptionChangedLetter(
    { ...subscribed, planId: 'business', from: '2026-11-21T10:00:00.000Z' },
    parts,
  ),
  'subscription-changed later': subscriptionChangedLetter({ ...subscribed, from: periodEnd }, parts),
  'subscription-cancelled': subscriptionCancelledLetter(subscribed, origin),
  'subscription-resumed': subscriptionResumedLetter(subscribed, parts),
  'subscription-past-due': subscriptionPastDueLetter(
    { ...subscribed, failure: 'insufficient_funds', graceEndsAt: '2026-12-28T22:30:00.000Z' },
    parts,
  ),
  'subscription-ended': subscriptionEndedLetter(
    { ...subscribed, reason: 'cancelled', pausedFrom: '2027-01-04T22:30:00.000Z' },
    origin,
  ),
  'subscription-ended unpaid': subscriptionEndedLetter(
    { ...subscribed, reason: 'unpaid', pausedFrom: '2027-01-04T22:30:00.000Z' },
    origin,
  ),
  'subscription-ended refunded': subscriptionEndedLetter(
    { ...subscribed, reason: 'refunded', pausedFrom: '2027-01-04T22:30:00.000Z' },
    origin,
  ),
  'payment-refunded with the place': paymentRefundedLetter(
    { ...paid, reason: 'По молба.', ended: 'promotion' },
    parts,
  ),
  'payment-refunded with the plan': paymentRefundedLetter(
    { ...paid, reason: 'По молба.', ended: 'subscription' },
    parts,
  ),
  'payment-succeeded': paymentSucceededLetter(paid, parts),
  'payment-refunded': paymentRefundedLetter({ ...paid, reason: 'Обявата <i>е върната</i>.' }, parts),
  'payment-refunded with the euro first': paymentRefundedLetter(
    { ...paid, reason: 'По молба.' },
    { ...parts, currency: 'EUR' },
  ),
};
function letter(name: string): Letter {
  const found = letters[name];
  if (!found) throw new Error(`there is no letter of ${name}`);
  return found;
}
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const textOf = async (found: Letter) => plain((await mailOf(found)).text);

it('subscription-changed names the smaller plan and its price from the next period on', async () => {
  const text = await textOf(
    subscriptionResumedLetter({ ...subscribed, planId: 'business', nextPlanId: 'premium' }, parts),
  );
  expect(text).toContain('До 22 декември 2026 г. имате „Бизнес“');
  expect(text).toMatch(/Следващото плащане е 19,54 лв\. \/ 9,99 €/u);
  expect(text).not.toContain('24,99');
});

it('a gift of one day is told as one', () => {
  const { paragraphs } = promotionStartedLetter(
    { ...promoted, days: 1, endsAt: periodEnd, gift: { reason: 'Връщаме неизползваните дни.' } },
    origin,
  );
  expect(paragraphs[0]).toContain('за 1\u00a0ден, до');
});

it('a gift letter gives its reason and says that nothing was charged', async () => {
  const text = await textOf(
    promotionStartedLetter({ ...promoted, endsAt: periodEnd, gift: { reason: 'За търпението.' } }, origin),
  );
  for (const words of ['Подаряваме ви промоция', 'Не сме ви таксували', 'За търпението.'])
    expect(text).toContain(words);
});

it.each([
  [
    '2026-11-29T10:00:00.000Z',
    'Отменихме предстоящата промоция. Промоцията преди нея продължава до 29 ноември 2026 г.',
  ],
  [null, 'Отменихме предстоящата промоция. Самата обява остава'],
] as const)('the refund of an upcoming promotion (%p) leaves the running one alone', async (after, words) => {
  const text = await textOf(
    paymentRefundedLetter({ ...paid, reason: 'По молба.', ended: 'promotion', upcoming: { after } }, parts),
  );
  expect(text).toContain(words);
  expect(text).not.toContain('спряхме и промотирането');
});

it('a partial refund names the refunded and the paid amount', async () => {
  const text = await textOf(
    paymentRefundedLetter({ ...paid, amount: 350, paid: 999, reason: 'По молба.' }, parts),
  );
  expect(text).toMatch(/част от плащането.*3,50 €.* от платените 19,54 лв\. \/ 9,99 €/u);
});

describe('billing letters', () => {
  it.each(Object.keys(letters))(
    '%s says what happened and what is next, in HTML and in text',
    async (name) => {
      const { html, text, subject } = await mailOf(letter(name));
      expect(text).toContain('Здравейте, Мария!');
      expect(letter(name).paragraphs.length).toBeGreaterThanOrEqual(2);
      for (const paragraph of letter(name).paragraphs) {
        expect(paragraph).toMatch(/[.!:]$/u);
        expect(text).toContain(paragraph);
      }
      for (const button of [letter(name).button, letter(name).otherButton]) {
        if (button) for (const body of [html, text]) expect(body).toContain(button.link);
      }
      expect(html).not.toMatch(/<двустаен>|<b>|<i>/u);
      expect(`${subject}${text.replaceAll(/https:\S+/gu, '')}`).not.toMatch(/undefined|null|\.\.|[a-z]{3,}/u);
    },
  );

  it('are always sent, because they concern money and a contract, with the payer’s own currency first', async () => {
    const sent: Letter[] = [];
    const handlers = emailInbox({
      send: async (one) => void sent.push(one),
      links: {
        verification: () => Promise.resolve(undefined),
        passwordReset: () => Promise.resolve(undefined),
      },
      origin,
      sender: { name: 'Покрив', email: 'no-reply@pokriv.bg' },
      support: 'support@pokriv.bg',
      secret: 'a secret for tests only',
      currency: 'BGN',
      recipients: {
        byEmail: async () => ({
          ...{ _id: 'u1', email: 'maria@example.bg', firstName: 'Мария', lastName: 'Иванова' },
          ...{ role: 'landlord' as const, version: 1 },
          silencedMails: Object.keys(optionalMails) as OptionalMail[],
          currency: 'EUR',
        }),
      },
    });
    const send = handlers['payment-succeeded'];
    await send(paid, { eventId: 'e1' } as Parameters<typeof send>[1]);
    expect(sent).toEqual([paymentSucceededLetter(paid, { origin, currency: 'EUR' })]);
    expect(sent[0]?.optOut).toBeUndefined();
    expect(plain(sent[0]?.paragraphs[0] ?? '')).toContain('Платихте 9,99 € / 19,54 лв. с');
  });

  it('give amounts in both currencies', async () => {
    expect(await textOf(letter('subscription-started'))).toContain('19,54 лв. / 9,99 € на месец');
    expect(plain(letter('payment-refunded').subject)).toBe('Връщаме ви 19,54 лв. / 9,99 €');
  });

  it('give dates in the time zone of Sofia', async () => {
    expect(await textOf(letter('subscription-cancelled'))).toContain('до 22 декември 2026 г.');
  });

  it('link to the receipt, or to the payments page without one', () => {
    expect(letter('payment-succeeded').button?.link).toBe(paid.receiptUrl);
    const without = paymentSucceededLetter({ ...paid, receiptUrl: null }, parts);
    expect(without.button?.link).toBe(`${origin}/subscription?tab=payments`);
    expect(without.otherButton).toBeUndefined();
  });

  it('tell an immediate plan change from one at the end of the paid period', () => {
    expect(letter('subscription-changed').subject).toBe('Планът ви вече е „Бизнес“');
    expect(letter('subscription-changed later').subject).toContain('ще стане „Премиум“ на 22 декември 2026');
  });

  it('give the reason of a failed renewal, the end of the grace period, and the date of the pause', async () => {
    const pastDue = await textOf(letter('subscription-past-due'));
    expect(pastDue).toContain('По картата няма достатъчна наличност.');
    expect(pastDue).toContain('29 декември 2026 г.');
    expect(await textOf(letter('subscription-ended'))).toContain('до 5 януари 2027 г.');
    expect(await textOf(letter('subscription-ended unpaid'))).toContain('Не успяхме да получим плащането');
  });

  it('name what ends with a refund, and only that', async () => {
    expect(await textOf(letter('payment-refunded with the place'))).toContain('спряхме и промотирането');
    expect(await textOf(letter('payment-refunded with the plan'))).toContain('приключи и планът ви');
    expect(await textOf(letter('payment-refunded'))).not.toMatch(/спряхме|приключи/u);
    expect(await textOf(letter('subscription-ended refunded'))).toContain('Върнахме ви плащането');
  });

  it('name the paused listings, one or many', async () => {
    expect(plain(letter('listings-paused').subject)).toBe('Спряхме 2 ваши обяви');
    expect(await textOf(letter('listings-paused'))).toContain('„Стая <b>“, без заглавие.');
    const one = listingsPausedLetter({ landlord: person, titles: ['Стая'], limit: 5 }, origin);
    expect(one.subject).toBe('Обявата „Стая“ е спряна');
    expect(await textOf(one)).toContain('Спряхме тази, която се показва най-отдавна: „Стая“.');
  });
});
