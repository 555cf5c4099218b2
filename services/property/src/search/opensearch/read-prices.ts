import type { Filters } from '../listing-filters.ts';
import { medians } from '../median-of.ts';
import type { Prices } from '../search-engine.ts';
import type { Search, SearchResult } from './client.ts';
import { counting, queryOf } from './queries.ts';

type Ask = (searches: readonly Search[]) => Promise<SearchResult[]>;

interface Buckets {
  buckets: { key: number; doc_count: number }[];
}

/** Steps of the histogram that finds the middle; within a step every value is counted. */
const steps = { price: 500, pricePerM2: 0.1 } as const;
type Column = keyof typeof steps;
const columns = Object.keys(steps) as Column[];
const MOST_VALUES = 10_000;

interface Values {
  below: { doc_count: number };
  within: { values: Buckets };
}

/** The steps that hold the middle values. */
interface Middle {
  column: Column;
  from: number;
  to: number;
}

const lowerMiddle = (count: number) => Math.floor((count - 1) / 2);
const upperMiddle = (count: number) => Math.floor(count / 2);

/**
 * Exact medians in two rounds: a histogram finds the steps of the middle values, then the values in them are counted.
 * Percentiles of OpenSearch are approximate.
 */
export async function readPrices(ask: Ask, filters: Filters): Promise<Prices> {
  const histograms = Object.fromEntries(
    columns.map((field) => [field, { histogram: { field, interval: steps[field], min_doc_count: 1 } }]),
  );
  const [counted] = await ask([counting(queryOf(filters), histograms)]);
  const count = counted?.hits.total?.value ?? 0;
  if (count === 0) return { count, medianPrice: null, medianPerM2: null };
  const found = counted?.aggregations as Record<Column, Buckets>;
  const middles = columns.map((column) => middleOf(column, found[column], count));
  const values = await ask(middles.map((middle) => valuesIn(filters, middle)));
  const [price = 0, perM2 = 0] = middles.map((middle, at) =>
    medianOf(middle, values[at]?.aggregations as unknown as Values, count),
  );
  return { count, ...medians(price, perM2) };
}

function middleOf(column: Column, { buckets }: Buckets, count: number): Middle {
  let seen = 0;
  let from: number | undefined;
  for (const { key, doc_count } of buckets) {
    seen += doc_count;
    if (seen > lowerMiddle(count)) from ??= key;
    if (from !== undefined && seen > upperMiddle(count)) return { column, from, to: key + steps[column] };
  }
  throw new Error(`the histogram of ${column} holds ${seen} of ${count} listings`);
}

/** One step more on each side: the bounds of steps are rounded. */
const valuesIn = (filters: Filters, { column, from, to }: Middle): Search => {
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

function medianOf({ column }: Middle, { below, within }: Values, count: number): number {
  const valueAt = (place: number): number => {
    let seen = below.doc_count;
    for (const { key, doc_count } of within.values.buckets) {
      seen += doc_count;
      if (seen > place) return key;
    }
    throw new Error(`the median of ${column} is not among the counted values`);
  };
  return (valueAt(lowerMiddle(count)) + valueAt(upperMiddle(count))) / 2;
}
