import { SavedFilter } from '@pokriv/contracts/alert/saved-search';
import { suitabilities } from '@pokriv/contracts/listing/property-options';
import { commissionLimits, depositLimits, searchFlags } from '@pokriv/contracts/search/search';

import { randomListing, seededRandom } from '../listings/testing/random-listing.ts';
import { toSearchCard } from '../search/search-card.ts';
import { LiveSearches } from './live-searches.ts';
import { reasonOf } from './reason-of.ts';
import { hitFilters } from './search-filters.ts';

const random = seededRandom(21);
const { below, oneOf, keysOf, next } = random;
const cards = Array.from({ length: 150 }, () => toSearchCard(randomListing(random)));

const aFilter = (): SavedFilter => {
  const like = oneOf(cards);
  const least = below(2000);
  return SavedFilter.parse({
    ...(next() < 0.7 ? { location: like.c } : { priceMin: '1' }),
    ...(next() < 0.5 && { priceMin: String(least), priceMax: String(least + below(3000)) }),
    ...(next() < 0.4 && { propertyType: [like.t] }),
    ...(next() < 0.4 && { roomsMin: String(1 + below(3)), roomsMax: String(3 + below(3)) }),
    ...(next() < 0.2 && { query: 'двустаен' }),
    ...(next() < 0.2 && { monthlyTotalMax: String(1000 + below(4000)) }),
    ...(next() < 0.2 && { moveInMax: String(2000 + below(9000)) }),
    ...(next() < 0.1 && { metroMinutes: String(1 + below(30)) }),
    ...(next() < 0.1 && { metroStation: ['ndk', 'serdika', 'vitosha'] }),
    ...(next() < 0.2 && { suitableFor: keysOf(suitabilities, 0.5) }),
    ...(next() < 0.3 && { [oneOf(searchFlags)]: 'true' }),
    ...(next() < 0.2 && { depositMax: oneOf(depositLimits) }),
    ...(next() < 0.2 && { commissionMax: oneOf(commissionLimits) }),
    ...(next() < 0.3 && { currency: oneOf(['BGN', 'EUR']) }),
  });
};

/** A new listing, a changed rent, or a change from an unrelated card. */
const aChange = (after: (typeof cards)[number]) => ({
  before: oneOf([null, { ...after, p: Math.round((0.8 + next()) * after.p) }, oneOf(cards)]),
  after,
  isFirst: next() < 0.5,
});

describe('LiveSearches', () => {
  it('finds the searches that testing every one finds, while they come, change and go', () => {
    const live = new LiveSearches('BGN');
    const known = new Map<string, SavedFilter>();
    for (let step = 0; step < 600; step += 1) {
      const id = `search-${below(200)}`;
      if (next() < 0.25) {
        live.remove(id);
        known.delete(id);
      } else {
        const filter = aFilter();
        live.put(id, filter);
        known.set(id, filter);
      }
    }
    expect(live.size).toBe(known.size);
    let found = 0;
    for (const card of cards) {
      const change = aChange(card);
      const expected = [...known]
        .filter(([, filter]) => reasonOf(change, hitFilters(filter, 'BGN')))
        .map(([id]) => id)
        .sort();
      expect([...live.found(change)].sort()).toEqual(expected);
      found += expected.length;
    }
    expect(found).toBeGreaterThan(100);
  });
});
