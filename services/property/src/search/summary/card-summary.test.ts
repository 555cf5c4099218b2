import { SearchQuery } from '@pokriv/contracts/search';
import { Types } from 'mongoose';

import type { StoredListing } from '../../listings/stored-listing.ts';
import { inOrder, randomFilters } from '../../testing/brute-search.ts';
import { randomListing, seededRandom } from '../../testing/random-listing.ts';
import { summaryOf } from '../../testing/summary-of.ts';
import { readQueryWords } from '../query-words.ts';
import { rankOf } from '../rank.ts';
import { toSearchCard, type SearchCard } from '../search-card.ts';
import { searchOrders } from '../search-order.ts';
import type { CardSummary } from './card-summary.ts';
import { countBits } from './bits.ts';
import { matches } from './matches.ts';
import { selectRows } from './select-rows.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('the summary of cards', () => {
  const random = seededRandom(23);

  /** Sorted or walked along an order, from the start or after so many. */
  function expectSame(summary: CardSummary, listings: readonly StoredListing[]): void {
    const query = SearchQuery.parse(randomFilters(random));
    const { query: text, ...filters } = query;
    query.sort = random.oneOf(Object.keys(searchOrders) as SearchQuery['sort'][]);
    const bits = matches(summary, { ...filters, words: readQueryWords(text).words });
    const expected = inOrder(listings, query, false).map(({ _id }) => _id);
    const skip = random.below(30);
    const rows = selectRows(summary, bits, searchOrders[query.sort], { skip, take: 20 });
    const ids = rows.map((row) => summary.ids.get(row));
    expect([query, countBits(bits), ids]).toEqual([query, expected.length, expected.slice(skip, skip + 20)]);
  }

  it('knows what a brute force knows while cards come, change and go', async () => {
    const kinds = Array.from({ length: 400 }, () => randomListing(random));
    const cards = new Map(kinds.map((listing) => [listing.fields, toSearchCard(listing)]));
    const cardOf = (listing: StoredListing) => ({
      ...(cards.get(listing.fields) as SearchCard),
      _id: listing._id,
      r: rankOf(listing),
    });
    const listings = new Map(kinds.map((listing) => [listing._id, listing]));
    const summary = await summaryOf(kinds);
    for (let round = 0; round < 40; round += 1) {
      for (let change = 0; change < 80; change += 1) {
        const known = random.oneOf([...listings.keys()]);
        if (random.next() < 0.25) {
          summary.remove(known);
          listings.delete(known);
          continue;
        }
        const _id = random.next() < 0.5 ? known : new Types.ObjectId().toHexString();
        const listing = { ...random.oneOf(kinds), _id };
        summary.put(cardOf(listing));
        listings.set(_id, listing);
      }
      expectSame(summary, [...listings.values()]);
      // the dead are forgotten between two turns
      await turn();
      expectSame(summary, [...listings.values()]);
    }
    expect(summary.size).toBe(listings.size);
    expect(summary.rows).toBeLessThan(3 * listings.size);
  });

  it('takes cards while it is being completed', async () => {
    const listings = Array.from({ length: 300 }, () => randomListing(random));
    const filling = summaryOf(listings);
    const late = Array.from({ length: 50 }, () => randomListing(random));
    const summary = await filling;
    for (const listing of late) summary.put(toSearchCard(listing));
    for (let round = 0; round < 20; round += 1) expectSame(summary, [...listings, ...late]);
  });

  it('refuses an id that no listing has', async () => {
    const summary = await summaryOf([]);
    expect(() => summary.put({ ...toSearchCard(randomListing(random)), _id: 'x' })).toThrow();
    summary.remove('x');
    expect(summary.size).toBe(0);
  });
});
