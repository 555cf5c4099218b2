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
    ['new on its first appearance', null, withRent(90_000), true, 'new'],
    ['back on a later appearance', null, withRent(90_000), false, 'back'],
    ['nothing when it appears and does not match', null, withRent(100_001), true, undefined],
    ['entered when the rent falls into the range', withRent(100_001), withRent(100_000), false, 'entered'],
    ['entered when it moves into the city', elsewhere, withRent(90_000), false, 'entered'],
    ['a price drop when it matched before', withRent(90_000), withRent(88_200), false, 'price_drop'],
    ['nothing when the rent falls a little', withRent(90_000), withRent(88_201), false, undefined],
    ['nothing when the rent rises within the range', withRent(90_000), withRent(95_000), false, undefined],
    ['nothing when it leaves the range', withRent(90_000), withRent(100_001), false, undefined],
    ['nothing when it disappears', withRent(90_000), null, false, undefined],
  ])('is %s', (_what, before, after, isFirst, expected) => {
    expect(reasonOf({ before, after, isFirst }, filters)).toBe(expected);
  });
});
