import type { PropertySort } from '@pokriv/contracts/listing/property-options';
import { SearchQuery } from '@pokriv/contracts/search/search';
import { countBits, LiveIndex, selectRows } from '@pokriv/search-index';
import { Types } from 'mongoose';

import type { StoredListing } from '../listings/stored-listing.ts';
import { LATEST, randomListing, seededRandom } from '../listings/testing/random-listing.ts';
import { findListings, inCents } from './listing-filters.ts';
import { entryOf, indexOf, listingSchema, orders, type ListingIndex } from './listing-index.ts';
import { readQueryWords } from './query-words.ts';
import { rankOf } from './rank.ts';
import { toSearchCard, type SearchCard } from './search-card.ts';
import { inOrder, randomFilters } from './testing/brute-search.ts';
import { entriesOf } from './testing/filled-index.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('search index of listings', () => {
  const random = seededRandom(23);

  function expectSame(index: ListingIndex, listings: readonly StoredListing[]): void {
    const query = SearchQuery.parse(randomFilters(random));
    const { query: text, ...filters } = query;
    const sort = random.oneOf(Object.keys(orders) as PropertySort[]);
    query.sort = sort;
    const { words } = readQueryWords(text);
    const bits = findListings(index, { ...inCents(filters, 'BGN'), words, asOf: LATEST });
    const expected = inOrder(listings, query, { hasWeights: false }).map(({ _id }) => _id);
    const skip = random.below(30);
    const rows = selectRows(index, bits, orders[sort], { skip, take: 20 });
    const ids = rows.map((row) => index.ids.get(row));
    expect([query, countBits(bits), ids]).toEqual([query, expected.length, expected.slice(skip, skip + 20)]);
  }

  it('equals brute force while cards are inserted, changed and deleted', async () => {
    const kinds = Array.from({ length: 400 }, () => randomListing(random));
    const cards = new Map(kinds.map((listing) => [listing.fields, toSearchCard(listing)]));
    const cardOf = (listing: StoredListing) => ({
      ...(cards.get(listing.fields) as SearchCard),
      _id: listing._id,
      r: rankOf(listing),
    });
    const listings = new Map(kinds.map((listing) => [listing._id, listing]));
    const live = new LiveIndex(listingSchema);
    await live.fill(entriesOf(kinds));
    const index = indexOf(live);
    for (let round = 0; round < 40; round += 1) {
      for (let change = 0; change < 80; change += 1) {
        const known = random.oneOf([...listings.keys()]);
        if (random.next() < 0.25) {
          index.remove(known);
          listings.delete(known);
          continue;
        }
        const _id = random.next() < 0.5 ? known : new Types.ObjectId().toHexString();
        const listing = { ...random.oneOf(kinds), _id };
        index.put(entryOf(cardOf(listing)));
        listings.set(_id, listing);
      }
      expectSame(index, [...listings.values()]);
      // deleted rows are dropped between two turns of the event loop
      await turn();
      expectSame(index, [...listings.values()]);
    }
    expect(index.size).toBe(listings.size);
    expect(index.rows).toBeLessThan(3 * listings.size);
  });

  it('accepts cards while it is being built', async () => {
    const listings = Array.from({ length: 300 }, () => randomListing(random));
    const live = new LiveIndex(listingSchema);
    const filling = live.fill(entriesOf(listings));
    const late = Array.from({ length: 50 }, () => randomListing(random));
    for (const put of entriesOf(late)) live.apply({ put });
    await filling;
    const index = indexOf(live);
    for (let round = 0; round < 20; round += 1) expectSame(index, [...listings, ...late]);
  });
});
