import { aListing, anOwnListing } from './a-listing.testing.ts';
import { availabilityText } from './availability-text.ts';
import { confirmedText } from './confirmed-text.ts';
import { appHref, reachedBy } from './contact-ways.ts';
import { foldAt } from './fold-at.ts';
import { priceDeviation } from './price-deviation.ts';
import { isReduced } from './price-history.tsx';

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');
const now = new Date('2026-11-21T12:00:00Z');

describe('confirmedText', () => {
  it.each([
    ['2026-11-21T08:00:00Z', 'Потвърдена днес'],
    ['2026-11-20T11:00:00Z', 'Потвърдена преди 1 ден'],
    ['2026-10-01T11:00:00Z', 'Потвърдена преди 51 дни'],
  ])('tells %s as „%s“', (at, text) => {
    expect(plain(confirmedText(at, now))).toBe(text);
  });
});

describe('availabilityText', () => {
  it.each([
    ['2026-11-20', 'Свободен веднага'],
    ['2026-12-01', '01.12.2026'],
    [undefined, undefined],
  ])('tells %s as %s', (date, text) => {
    expect(availabilityText(date, now)).toBe(text);
  });
});

describe('foldAt', () => {
  it('leaves 600 characters whole', () => {
    expect(foldAt('а'.repeat(600))).toBeUndefined();
  });

  it('folds longer texts at the end of a word, and one endless word in the middle of it', () => {
    expect(foldAt(`${'дума '.repeat(119)}последна дума и още`)).toBe(594);
    expect(foldAt('а'.repeat(700))).toBe(600);
  });
});

describe('priceDeviation', () => {
  it.each([
    [20, 25, { side: 'below', percent: 20 }],
    [30, 25, { side: 'above', percent: 20 }],
    [25.5, 25, { side: 'same', percent: 2 }],
  ])('tells how %d stands to %d', (price, usual, deviation) => {
    expect(priceDeviation(price, usual)).toEqual(deviation);
  });
});

describe('isReduced', () => {
  /** `[day of October, price]` */
  const history = (...prices: [number, number][]) =>
    aListing({
      priceHistory: prices.map(([day, price]) => ({
        price,
        at: new Date(Date.UTC(2026, 9, day)).toISOString(),
      })),
    });

  it.each([
    ['one price', false, [[1, 900]]],
    [
      'a cut after a week',
      true,
      [
        [1, 900],
        [8, 800],
      ],
    ],
    [
      'a cut after less than a week',
      false,
      [
        [1, 900],
        [7, 800],
      ],
    ],
    [
      'a rise after a cut',
      false,
      [
        [1, 900],
        [8, 800],
        [20, 850],
      ],
    ],
    [
      'two cuts, the second one soon',
      true,
      [
        [1, 900],
        [8, 800],
        [9, 750],
      ],
    ],
    [
      'a rise for a day, then back',
      false,
      [
        [1, 900],
        [20, 1000],
        [21, 900],
      ],
    ],
  ] as const)('of %s is %p', (_what, expected, prices) => {
    expect(isReduced(history(...prices.map(([day, price]): [number, number] => [day, price])))).toBe(
      expected,
    );
  });
});

describe('the ways to an owner', () => {
  it('are a phone, messages only, or none', () => {
    expect(reachedBy(aListing())).toBe('phone');
    expect(reachedBy(aListing({ contactMethods: ['message'] }))).toBe('message');
    expect(reachedBy(aListing({ status: 'rented' }))).toBe('nothing');
    expect(reachedBy(anOwnListing({ status: 'draft', contactPhone: undefined }))).toBe('nothing');
  });

  it('dial the number as the whole world does', () => {
    expect(appHref('whatsapp', '088 812 3456')).toBe('https://wa.me/359888123456');
    expect(appHref('viber', '+359888123456')).toBe('viber://chat?number=%2B359888123456');
  });
});
