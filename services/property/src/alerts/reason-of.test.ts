import { SavedFilter } from '@pokriv/contracts/alert/saved-search';

import { randomListing, seededRandom } from '../listings/testing/random-listing.ts';
import { shownCard } from './change-rows.ts';
import { isPriceDrop, reasonOf } from './reason-of.ts';
import { hitFilters } from './search-filters.ts';

describe('isPriceDrop', () => {
  it.each([
    [100_000, 98_000, true],
    [100_000, 98_001, false],
    [50_000, 49_000, true],
    [50_000, 49_001, false],
    [40_000, 39_100, false],
    [40_000, 39_000, true],
    [400_000, 392_001, false],
    [400_000, 392_000, true],
    [100_000, 100_000, false],
    [100_000, 120_000, false],
  ])('of a rent of %d cents that becomes %d is %s: 2 %% and 10 € less', (before, after, expected) => {
    expect(isPriceDrop(before, after)).toBe(expected);
  });
});

describe('reasonOf', () => {
  const card = shownCard(randomListing(seededRandom(5)))!;
  const withRent = (cents: number) => ({ ...card, p: cents });
  const filters = hitFilters(
    SavedFilter.parse({ location: card.c, priceMax: '1000', currency: 'EUR' }),
    'EUR',
  );
  const elsewhere = { ...withRent(90_000), c: 'elsewhere' };

  it.each([
    ['new on its first appearance', { before: null, after: withRent(90_000), isFirst: true }, 'new'],
    ['back on a later appearance', { before: null, after: withRent(90_000), isFirst: false }, 'back'],
    [
      'nothing when it appears and does not match',
      { before: null, after: withRent(100_001), isFirst: true },
      undefined,
    ],
    [
      'entered when the rent falls into the range',
      { before: withRent(100_001), after: withRent(100_000), isFirst: false },
      'entered',
    ],
    [
      'entered when it moves into the city',
      { before: elsewhere, after: withRent(90_000), isFirst: false },
      'entered',
    ],
    [
      'a price drop when it matched before',
      { before: withRent(90_000), after: withRent(88_200), isFirst: false },
      'price_drop',
    ],
    [
      'nothing when the rent falls a little',
      { before: withRent(90_000), after: withRent(88_201), isFirst: false },
      undefined,
    ],
    [
      'nothing when the rent rises within the range',
      { before: withRent(90_000), after: withRent(95_000), isFirst: false },
      undefined,
    ],
    [
      'nothing when it leaves the range',
      { before: withRent(90_000), after: withRent(100_001), isFirst: false },
      undefined,
    ],
    ['nothing when it disappears', { before: withRent(90_000), after: null, isFirst: false }, undefined],
  ])('is %s', (_what, change, expected) => {
    expect(reasonOf(change, filters)).toBe(expected);
  });
});
