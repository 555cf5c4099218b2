import { mailOf } from './layout.ts';
import { listingRemovedLetter } from './listing-removed.ts';
import type { Letter } from './mail.ts';
import { accountSuspendedLetter, ownerWarnedLetter } from './moderation-letters.ts';

const sentence = 'Докато профилът е спрян, абонаментът не се таксува.';
const fact = { email: 'ivan@example.bg', firstName: 'Иван', reason: 'Фалшиви обяви', until: null };
const textOf = (hasPlan?: boolean) =>
  accountSuspendedLetter({ ...fact, hasPlan }, 'http://localhost').paragraphs;

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
    ['a removed listing', listingRemovedLetter(about, 'http://x'), `about=removal&listing=${listingId}`],
    [
      'a warning',
      ownerWarnedLetter({ ...owner, title: 'Стая', reason: 'Чужди снимки.' }, 'http://x'),
      'about=warning',
    ],
    [
      'a suspension',
      accountSuspendedLetter({ ...fact, reason: 'Чужди снимки.' }, 'http://x'),
      'about=suspension',
    ],
  ])(
    'about %s give the reason and how to appeal, and replies go to the team',
    async (_what, letter, query) => {
      const mail = await mailOf(letter, 'support@pokriv.bg');
      expect(objectionTo(letter)).toBe(`http://x/contact?subject=other&${query}`);
      expect(mail.text).toMatch(/Причина:\s+„Чужди снимки\.“[^]*Ако смятате/u);
      expect(mail.replyTo).toBe('support@pokriv.bg');
    },
  );

  it('nest quotation marks of a title', () => {
    expect(listingRemovedLetter(about, 'http://x').subject).toBe('Обявата „Стая «ТОП»“ е премахната');
  });
});
