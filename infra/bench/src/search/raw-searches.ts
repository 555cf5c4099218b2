import { SearchQuery } from '@pokriv/contracts/search';
import { planSearch, type SearchPlan } from '@pokriv/property-service/search/plan/plan-search';
import type { SearchCard } from '@pokriv/property-service/search/search-card';
import type { Collection, Filter } from 'mongodb';

const PAGE = 20;
/** As the service decides it: so few are sorted in memory. */
const RARE_MAX = 2000;

/** A search string as the query object that the service makes of it. */
export function parseSearch(search: string): SearchQuery {
  const params = new URLSearchParams(search);
  const entries = [...new Set(params.keys())].map((key) => {
    const values = params.getAll(key);
    return [key, values.length > 1 ? values : values[0]];
  });
  return SearchQuery.parse(Object.fromEntries(entries));
}

/** The index and filter that the service takes for a search, decided before the clock starts. */
export async function planFor(cards: Collection<SearchCard>, search: string): Promise<SearchPlan> {
  const query = parseSearch(search);
  const plan = planSearch(query);
  if (!plan.probe) return plan;
  const { filter, hint } = plan.probe;
  const count = await cards.countDocuments(filter as Filter<SearchCard>, { hint, limit: RARE_MAX + 1 });
  return count <= RARE_MAX ? planSearch(query, true) : plan;
}

export interface RawLoad {
  plans: readonly SearchPlan[];
  connections: number;
  seconds: number;
}

/** The same finds by the bare driver: one page of cards each, so many at a time. @returns how many a second */
export async function rawSearches(
  cards: Collection<SearchCard>,
  { plans, connections, seconds }: RawLoad,
): Promise<number> {
  const started = performance.now();
  const end = started + 1000 * seconds;
  let next = 0;
  const ask = async (): Promise<void> => {
    while (performance.now() < end) {
      const plan = plans[next % plans.length];
      next += 1;
      if (plan) await find(cards, plan);
    }
  };
  await Promise.all(Array.from({ length: connections }, ask));
  return next / ((performance.now() - started) / 1000);
}

const find = (cards: Collection<SearchCard>, { filter, hint, order, direction }: SearchPlan) =>
  cards
    .find(filter as Filter<SearchCard>, { projection: { card: 1, v: 1, f: 1 }, hint })
    .sort([
      [order, direction],
      ['_id', direction],
    ])
    .limit(PAGE)
    .toArray();
