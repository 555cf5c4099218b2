import { clearBit, countBits, countMatches, rowsOf, type Bits } from '@pokriv/search-index';
import type { Connection } from 'mongoose';

import { comesFirst } from './comes-first.ts';
import { countFacets } from './count-facets.ts';
import { metresTo } from './distance-order.ts';
import { followCards, refreshCards } from './follow-cards.ts';
import { findListings, listingFilters, type Filters } from './listing-filters.ts';
import { IndexTime } from './index-time.ts';
import { indexOf, isWeighed, orders, type ListingIndex, type LiveListingIndex } from './listing-index.ts';
import { readMap } from './map/read-map.ts';
import { lowerQuartile, medianOf, NO_PRICES, nth, pricesAround, upperQuartile } from './median-of.ts';
import { FoundRows } from './paging/found-rows.ts';
import { needsCounts, pageOf, planPage } from './paging/read-page.ts';
import { relaxSearch, type Counter } from './relax-search.ts';
import type { FoundPage, Home, PageAsked, Prices, SearchEngine } from './search-engine.ts';
import { NEAR_PRICE, SIMILAR } from './similar/distance.ts';
import { nearestRows } from './similar/nearest-rows.ts';
import { withKnownTokens } from './known-tokens.ts';

/** Default engine: the in-memory index of this process. */
export function memoryEngine({
  connection,
  liveIndex,
}: {
  connection: Connection;
  liveIndex: LiveListingIndex;
}): SearchEngine {
  const time = new IndexTime(new Date());
  let shared: { filters: Filters; rows: Bits } | undefined;
  /** Calls for one request share its rows, which are valid until the next `await`. */
  const find = (index: ListingIndex, filters: Filters): Bits => {
    if (shared?.filters === filters) return shared.rows;
    const rows = findListings(index, filters);
    shared = { filters, rows };
    queueMicrotask(() => (shared = undefined));
    return rows;
  };
  return {
    get isReady() {
      return liveIndex.isReady;
    },
    get asOf() {
      return time.asOf;
    },
    page: async (filters, asked) => {
      const index = indexOf(liveIndex);
      const known = withKnownTokens(index, filters);
      return readPage(index, find(index, known), { filters: known, asked });
    },
    facets: async (asked) => {
      const index = indexOf(liveIndex);
      const filters = withKnownTokens(index, asked);
      const found = find(index, filters);
      const facets = countFacets(index, filters, found);
      if (countBits(found) > 0) return { facets };
      return { facets, relaxed: await relaxSearch(filters, counterOf(index)) };
    },
    count: async (searches) => {
      const index = indexOf(liveIndex);
      return counterOf(index).count(searches.map((filters) => withKnownTokens(index, filters)));
    },
    map: async (asked) => {
      const index = indexOf(liveIndex);
      const filters = withKnownTokens(index, asked);
      return readMap(index, findListings(index, filters), filters);
    },
    similar: async (home) => similarTo(indexOf(liveIndex), home),
    prices: async (filters) => {
      const index = indexOf(liveIndex);
      return pricesOf(index, withKnownTokens(index, filters));
    },
    vocabulary: async (read) => {
      const index = indexOf(liveIndex);
      return read({
        size: index.size,
        frequency: (token) => index.rowsWith('word', token).size,
        continues: (beginning) => index.valuesBeginning('word', beginning).length > 0,
      });
    },
    refresh: (ids) => refreshCards({ connection, liveIndex }, ids),
    refreshChangedElsewhere: (ids) => refreshCards({ connection, liveIndex }, ids),
    start: () => followCards(connection, liveIndex, time),
  };
}

function readPage(
  index: ListingIndex,
  found: Bits,
  { filters, asked }: { filters: Filters; asked: PageAsked },
): FoundPage {
  const words = isWeighed(asked.sort) ? filters.words : [];
  const first = comesFirst(filters, asked);
  const rows = new FoundRows(index, found, { order: orderOf(index, asked), words, first });
  const page = { ...asked, featured: filters.featured };
  const counts = () => ({
    super: rows.count('super'),
    regular: rows.count('regular'),
    others: rows.count('others'),
  });
  const plan = planPage(page, needsCounts(page) ? counts() : undefined);
  const read = plan.spans.map(({ part, ...span }) => rows.rows(part, span));
  const { shown, pagination } = pageOf(plan, read, {
    total: rows.count(),
    placeOf: (row) => rows.placeOf(row),
  });
  return { ids: shown.map((row) => index.ids.get(row)), pagination };
}

function orderOf(index: ListingIndex, asked: PageAsked) {
  if (asked.sort !== 'distance_asc') return orders[asked.sort];
  const { lat, lon } = index.points.place;
  const metres = metresTo(asked.near);
  return (row: number): number => metres(lat.get(row), lon.get(row));
}

const counterOf = (index: ListingIndex): Counter => ({
  count: async (searches) => searches.map((filters) => countMatches(index, listingFilters(filters))),
  pricesBeside: async (filters, { priceMin = -Infinity, priceMax = Infinity }) => {
    const { values } = index.numbers.price;
    let below = -Infinity;
    let above = Infinity;
    for (const row of rowsOf(findListings(index, filters))) {
      const price = values[row] ?? NaN;
      if (price < priceMin && price > below) below = price;
      if (price > priceMax && price < above) above = price;
    }
    return { below, above };
  },
});

function pricesOf(index: ListingIndex, filters: Filters): Prices {
  const rows = rowsOf(findListings(index, filters));
  const { price, pricePerM2 } = index.numbers;
  const count = rows.length;
  if (count === 0) return NO_PRICES;
  const valuesOf = (column: typeof price) => Float64Array.from(rows, (row) => column.get(row));
  const perM2 = valuesOf(pricePerM2);
  return pricesAround(count, {
    price: medianOf(valuesOf(price)),
    perM2: medianOf(perM2),
    lowPerM2: nth(perM2, lowerQuartile(count)),
    highPerM2: nth(perM2, upperQuartile(count)),
  });
}

function similarTo(index: ListingIndex, home: Home): string[] {
  const { id, city, propertyType, price } = home;
  const alike: Filters = { location: city, ...(propertyType && { propertyType: [propertyType] }) } as Filters;
  const own = index.rowOf(id);
  const others = (range: Pick<Filters, 'priceMin' | 'priceMax'>) => {
    const bits = findListings(index, { ...alike, ...range });
    if (own !== undefined) clearBit(bits, own);
    return rowsOf(bits);
  };
  const near = others({ priceMin: price / NEAR_PRICE, priceMax: price * NEAR_PRICE });
  const rows = nearestRows(index, near.length < SIMILAR ? others({}) : near, home);
  return rows.map((row) => index.ids.get(row));
}
