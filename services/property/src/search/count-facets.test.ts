import { SearchQuery, type Facets } from '@pokriv/contracts/search/search';
import { countBits, countValues, withCounted } from '@pokriv/search-index';

import { LATEST, randomListing, seededRandom } from '../listings/testing/random-listing.ts';
import { countedChoices, countFacets, facetChoices } from './count-facets.ts';
import { findListings, inCents, without, type Filters } from './listing-filters.ts';
import type { ListingIndex } from './listing-index.ts';
import { readQueryWords } from './query-words.ts';
import { randomFilters, randomPolygon } from './testing/brute-search.ts';
import { filledIndex } from './testing/filled-index.ts';

const DAY_MS = 86_400_000;

/** Facets by one search each; prices only by their count. */
function searchedFacets(index: ListingIndex, filters: Filters): Facets {
  const facets: Facets = {};
  for (const { facet, set, own } of facetChoices)
    withCounted(index, findListings(index, without(filters, own)), (rows) => {
      facets[facet] = countValues(index, rows, set);
    });
  for (const { facet, key, own, adds } of countedChoices(filters)) {
    const count = countBits(findListings(index, { ...without(filters, own), ...adds } as Filters));
    facets[facet] = { ...facets[facet], ...(count > 0 && { [key]: count }) };
  }
  return facets;
}

describe('countFacets', () => {
  const random = seededRandom(41);
  const listings = Array.from({ length: 600 }, () => randomListing(random));

  function filtersOf(): Filters {
    const maybe = <Value>(share: number, value: () => Value) => (random.next() < share ? value() : {});
    const { query, ...asked } = SearchQuery.parse({
      ...randomFilters(random),
      ...maybe(0.2, () => ({ polygon: randomPolygon(random) })),
    });
    return {
      ...inCents(asked, 'BGN'),
      ...maybe(0.3, () => ({ neighborhood: [random.oneOf(['Център', 'Чайка', 'Лозенец'])] })),
      ...maybe(0.2, () => ({ publishedSince: LATEST - random.below(12) * DAY_MS })),
      words: readQueryWords(query).words,
      asOf: LATEST,
    };
  }

  it('counts what a search for each choice finds', async () => {
    const index = await filledIndex(listings);
    for (let round = 0; round < 300; round += 1) {
      const filters = filtersOf();
      const facets = countFacets(index, filters, findListings(index, filters));
      expect([filters, facets]).toEqual([filters, { ...facets, ...searchedFacets(index, filters) }]);
    }
  });

  it('counts each price and each district without their own filters', async () => {
    const index = await filledIndex(listings);
    const sum = (counts: Record<string, number> = {}) =>
      Object.values(counts).reduce((all, count) => all + count, 0);
    for (let round = 0; round < 300; round += 1) {
      const filters = { ...filtersOf(), location: random.oneOf(['sofia', 'varna']) };
      const { price, neighborhood } = countFacets(index, filters, findListings(index, filters));
      expect(sum(price)).toBe(countBits(findListings(index, without(filters, ['priceMin', 'priceMax']))));
      const inCity = findListings(index, without(filters, ['neighborhood']));
      withCounted(index, inCity, (rows) =>
        expect(sum(neighborhood)).toBe(sum(countValues(index, rows, 'district'))),
      );
    }
  });

  it('leaves the found rows as they are', async () => {
    const index = await filledIndex(listings);
    const filters = filtersOf();
    const found = findListings(index, filters);
    const before = found.slice();
    countFacets(index, filters, found);
    expect(found).toEqual(before);
  });
});
