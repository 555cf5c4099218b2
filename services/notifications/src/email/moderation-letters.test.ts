import type { StatedFacts } from '@pokriv/contracts/moderation/decision';
import { TEST_LINK_SECRET } from '@pokriv/service-kit/testing';

import { mailOf } from './layout.ts';
import { listingHiddenLetter, listingRemovedLetter } from './listing-removed.ts';
import type { Letter } from './mail.ts';
import { listingRejectedLetter } from './listing-rejected.ts';
import { accountSuspendedLetter, ownerWarnedLetter } from './moderation-letters.ts';
import { reportClosedLetter } from './report-closed.ts';
import { decisionLinkOf, statementOf } from './statement.ts';

const statements = { origin: 'http://x', linkTo: decisionLinkOf('http://x', TEST_LINK_SECRET) };
const sentence = 'Докато профилът е спрян, абонаментът не се таксува.';
const fact = { email: 'ivan@example.bg', firstName: 'Иван', reason: 'Фалшиви обяви', until: null };
const textOf = (hasPlan?: boolean) => accountSuspendedLetter({ ...fact, hasPlan }, statements).paragraphs;

it('the suspension letter tells subscribers that their plan is not charged meanwhile', () => {
  expect(textOf(true)).toContain(sentence);
  expect(textOf(false)).not.toContain(sentence);
  expect(textOf()).not.toContain(sentence);
});

const owner = { email: 'ivan@example.bg', firstName: 'Иван' };
const listingId = '6900000ce3fb2420fe98cf44';
const about = { listingId, title: 'Стая „ТОП“', landlord: owner, reason: 'Чужди снимки.' };
const objectionTo = (letter: Letter): string | undefined =>
  [letter.button, letter.otherButton].find((button) => button?.text === 'Възрази')?.link;

describe('moderation letters', () => {
  it.each([
    ['a removed listing', listingRemovedLetter(about, statements), `about=removal&listing=${listingId}`],
    [
      'a warning',
      ownerWarnedLetter({ ...owner, title: 'Стая', reason: 'Чужди снимки.' }, statements),
      'about=warning',
    ],
    [
      'a suspension',
      accountSuspendedLetter({ ...fact, reason: 'Чужди снимки.' }, statements),
      'about=suspension',
    ],
  ])(
    'about %s of an older release, without a statement, lead to the contact form',
    async (_what, letter, query) => {
      const mail = await mailOf(letter, 'support@pokriv.bg');
      expect(objectionTo(letter)).toBe(`http://x/contact?subject=other&${query}`);
      expect(mail.text).toMatch(/Причина:\s+„Чужди снимки\.“/u);
      expect(mail.text).not.toMatch(/отговорете/iu);
    },
  );

  const decision: StatedFacts = {
    ...{ id: 'd1', source: 'reports', isFoundByMachine: false, isDecidedByMachine: false },
    at: '2026-11-21T10:00:00.000Z',
  };
  const decided = { ...about, decision };
  const person = { ...owner, reason: 'Чужди снимки.', decision };

  it.each([
    ['a removed listing', listingRemovedLetter(decided, statements)],
    ['a hidden listing', listingHiddenLetter(decided, statements)],
    ['a returned listing', listingRejectedLetter({ ...decided, code: 'misleading' }, statements)],
    ['a warning', ownerWarnedLetter({ ...person, title: 'Стая' }, statements)],
    ['a suspension', accountSuspendedLetter({ ...person, until: null }, statements)],
  ])('about %s state the reasons and link to the decision, signed', async (_what, letter) => {
    const { text } = await mailOf(letter, 'support@pokriv.bg');
    expect(objectionTo(letter)).toMatch(/^http:\/\/x\/decisions\/d1\?token=[\w.-]+$/u);
    for (const part of ['Чужди снимки.', 'Основание: Общи условия', 'след сигнали', '21 май 2027'])
      expect(text).toContain(part);
    expect(text).not.toMatch(/отговорете/iu);
  });

  it('say whether automated means found or decided', () => {
    const said = (facts: Partial<StatedFacts>) =>
      statementOf({ kind: 'listing_removed', decision: { ...decision, ...facts } })[1];
    expect(said({})).toContain('Не са ползвани автоматични средства');
    expect(said({ isFoundByMachine: true })).toContain('решението взе модератор');
    expect(said({ isDecidedByMachine: true })).toContain('Решението е автоматично');
    expect(said({ source: 'review' })).toContain('без сигнал');
  });

  it('tell a reporter the outcome, and offer an appeal against a dismissal alone', () => {
    const report = { listingId, title: 'Стая', reportId: 'r1', reporter: owner };
    const resolved = reportClosedLetter({ ...report, status: 'resolved' }, statements);
    expect(resolved).toMatchObject({ to: owner.email, subject: 'Взехме мерки по сигнала ви' });
    expect(objectionTo(resolved)).toBeUndefined();
    const dismissed = reportClosedLetter({ ...report, status: 'dismissed', decision }, statements);
    expect(dismissed.subject).toBe('Прегледахме сигнала ви');
    expect(objectionTo(dismissed)).toMatch(/^http:\/\/x\/decisions\/d1\?token=[\w.-]+$/u);
    expect(dismissed.paragraphs.join(' ')).toContain('до 21 май 2027');
  });

  it('nest quotation marks of a title', () => {
    expect(listingRemovedLetter(about, statements).subject).toBe('Обявата „Стая «ТОП»“ е премахната');
  });
});
