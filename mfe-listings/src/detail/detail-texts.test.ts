import { aListing, anOwnListing } from '../a-listing.testing.ts';
import { availabilityFact } from './availability-fact.ts';
import { appHref, reachedBy } from './contact-ways.ts';
import { confirmedText } from './detail-numbers.tsx';
import { foldText } from './fold-text.ts';
import { priceDeviation } from './price-stats.tsx';

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');
const now = new Date('2026-11-21T12:00:00Z');

describe('confirmedText', () => {
  it.each([
    ['2026-11-21T08:00:00Z', 'Потвърдена днес'],
    ['2026-11-20T12:00:01Z', 'Потвърдена днес'],
    ['2026-11-20T12:00:00Z', 'Потвърдена преди 1 ден'],
    ['2026-10-01T11:00:00Z', 'Потвърдена преди 51 дни'],
  ])('formats %s as „%s“', (at, text) => {
    expect(plain(confirmedText(at, now))).toBe(text);
  });
});

describe('availabilityFact', () => {
  it.each([
    ['2026-11-20', ['Свободен', 'веднага']],
    ['2026-12-01', ['Свободен от', '1 декември 2026 г.']],
  ])('formats %s as %j', (date, fact) => {
    expect(availabilityFact(date, now).map(plain)).toEqual(fact);
  });

  it('has no value without a date', () => {
    expect(availabilityFact(undefined, now)[1]).toBeUndefined();
  });
});

describe('foldText', () => {
  const words = 'дума '.repeat(110);
  const rest = ' И още много думи, които не се събират в сгънатото описание на жилището'.repeat(3);
  const headOf = (text: string) => foldText(text)?.head;

  it('does not fold 600 characters', () => {
    expect(foldText('а'.repeat(600))).toBeUndefined();
  });

  it.each([
    ['at the end of a sentence', `${words}за сам човек.${rest}`, `${words}за сам човек.`],
    ['at the end of a question in quotes', `${words}„Кога?“${rest}`, `${words}„Кога?“`],
    ['after an ellipsis of the text', `${words}и още…${rest}`, `${words}и още…`],
    [
      'at the end of a sentence 450 characters in',
      `${'дума '.repeat(89)}дома. ${'а'.repeat(200)}`,
      `${'дума '.repeat(89)}дома.`,
    ],
    ['at the end of a line without a full stop', `${words}край\n${rest}`, `${words}край`],
  ])('ends without an ellipsis %s', (_where, text, head) => {
    expect(headOf(text)).toBe(head);
  });

  it.each([
    ['at the end of a word', `${words}дълга дума а после`, `${words}дълга дума а`],
    ['in front of a comma', `${words}дълга дума а, ипосле`, `${words}дълга дума а`],
    ['in front of an abbreviation', `${words}до парка на ул. Шипкаиоще`, `${words}до парка на`],
    [
      'at a full stop too far ahead of the fold',
      `Кратко. ${words}дълга дума а после`,
      `Кратко. ${words}дълга дума а`,
    ],
  ])('ends with one ellipsis %s', (_where, start, head) => {
    const text = `${start}${'другадума'.repeat(20)}`;
    expect(headOf(text)).toBe(`${head}…`);
  });

  it('folds a word that is too long inside the word', () => {
    expect(headOf('а'.repeat(700))).toBe(`${'а'.repeat(600)}…`);
  });

  it('keeps the whole text in head and rest', () => {
    for (const text of [`${words}за сам човек.${rest}`, `${words}дума, ${'а'.repeat(90)}`]) {
      const fold = foldText(text);
      expect(text.slice(0, fold?.at) + text.slice(fold?.at)).toBe(text);
      expect(fold?.head.replace(/…$/u, '')).toBe(text.slice(0, fold?.at));
    }
  });
});

describe('priceDeviation', () => {
  it.each([
    [20, 25, { side: 'below', percent: 20 }],
    [30, 25, { side: 'above', percent: 20 }],
    [25.5, 25, { side: 'same', percent: 2 }],
  ])('compares %d with %d', (price, usual, deviation) => {
    expect(priceDeviation(price, usual)).toEqual(deviation);
  });
});

describe('contact ways', () => {
  it('are a phone, messages only, or none', () => {
    expect(reachedBy(aListing())).toBe('phone');
    expect(reachedBy(aListing({ contactMethods: undefined }))).toBe('phone');
    expect(reachedBy(aListing({ contactMethods: ['message'] }))).toBe('message');
    expect(reachedBy(aListing({ status: 'rented' }))).toBe('nothing');
    expect(reachedBy(anOwnListing({ status: 'draft', contactPhone: undefined }))).toBe('nothing');
  });

  it('dial the number in international format', () => {
    expect(appHref('whatsapp', '088 812 3456')).toBe('https://wa.me/359888123456');
    expect(appHref('viber', '+359888123456')).toBe('viber://chat?number=%2B359888123456');
  });
});
