import type { Filters } from '../listing-filters.ts';
import { lowerQuartile, NO_PRICES, pricesAround, upperQuartile } from '../median-of.ts';
import type { Prices } from '../search-engine.ts';
import type { Search, SearchResult } from './client.ts';
import { counting, queryOf } from './queries.ts';

type Ask = (searches: readonly Search[]) => Promise<SearchResult[]>;

interface Buckets {
  buckets: { key: number; doc_count: number }[];
}

/** Histogram steps for locating the median; all values within a step are then counted. */
const steps = { price: 500, pricePerM2: 0.1 } as const;
type Column = keyof typeof steps;
const columns = Object.keys(steps) as Column[];
const MOST_VALUES = 10_000;

interface Values {
  below: { doc_count: number };
  within: { values: Buckets };
}

/** Indices among the sorted values of a column, from 0; two for a median. */
interface Wanted {
  column: Column;
  places: readonly [lower: number, upper: number];
}

/** Histogram steps with the values at these indices. */
interface Span extends Wanted {
  from: number;
  to: number;
}

const lowerMiddle = (count: number) => Math.floor((count - 1) / 2);
const upperMiddle = (count: number) => Math.floor(count / 2);

/**
 * Exact medians and quartiles in two rounds: a histogram locates the steps of the values, then the values in
 * them are counted. OpenSearch percentiles are approximate.
 */
export async function readPrices(ask: Ask, filters: Filters): Promise<Prices> {
  const histograms = Object.fromEntries(
    columns.map((field) => [field, { histogram: { field, interval: steps[field], min_doc_count: 1 } }]),
  );
  const [counted] = await ask([counting(queryOf(filters), histograms)]);
  const count = counted?.hits.total?.value ?? 0;
  if (count === 0) return NO_PRICES;
  const found = counted?.aggregations as Record<Column, Buckets>;
  const spans = wantedOf(count).map((wanted) => spanOf(wanted, found[wanted.column]));
  const values = await ask(spans.map((span) => valuesIn(filters, span)));
  const [price = 0, perM2 = 0, lowPerM2 = 0, highPerM2 = 0] = spans.map((span, at) =>
    meanOf(span, values[at]?.aggregations as unknown as Values),
  );
  return pricesAround(count, { price, perM2, lowPerM2, highPerM2 });
}

function wantedOf(count: number): Wanted[] {
  const middle = [lowerMiddle(count), upperMiddle(count)] as const;
  const [low, high] = [lowerQuartile(count), upperQuartile(count)];
  return [
    { column: 'price', places: middle },
    { column: 'pricePerM2', places: middle },
    { column: 'pricePerM2', places: [low, low] },
    { column: 'pricePerM2', places: [high, high] },
  ];
}

function spanOf({ column, places }: Wanted, { buckets }: Buckets): Span {
  const [lower, upper] = places;
  let seen = 0;
  let from: number | undefined;
  for (const { key, doc_count } of buckets) {
    seen += doc_count;
    if (seen > lower) from ??= key;
    if (from !== undefined && seen > upper) return { column, places, from, to: key + steps[column] };
  }
  throw new Error(`the histogram of ${column} holds ${seen} listings, not ${upper + 1}`);
}

/** One extra step on each side, because step bounds are rounded. */
const valuesIn = (filters: Filters, { column, from, to }: Span): Search => {
  const range = { range: { [column]: { gte: from - steps[column], lt: to + steps[column] } } };
  const lower = { range: { [column]: { lt: from - steps[column] } } };
  return counting(queryOf(filters), {
    below: { filter: lower },
    within: {
      filter: range,
      aggs: { values: { terms: { field: column, size: MOST_VALUES, order: { _key: 'asc' } } } },
    },
  });
};

function meanOf({ column, places: [lower, upper] }: Span, { below, within }: Values): number {
  const valueAt = (place: number): number => {
    let seen = below.doc_count;
    for (const { key, doc_count } of within.values.buckets) {
      seen += doc_count;
      if (seen > place) return key;
    }
    throw new Error(`value ${place} of ${column} is not among the counted values`);
  };
  return (valueAt(lower) + valueAt(upper)) / 2;
}
