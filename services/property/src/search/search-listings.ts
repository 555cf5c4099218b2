import { badRequest } from '@pokriv/contracts/errors';
import type { SearchQuery } from '@pokriv/contracts/search';
import type { Pagination } from '@pokriv/contracts/zod-parts';

import { messages } from '../messages.ts';
import type { CardSummary } from './card-summary.ts';
import type { CountCache } from './count-cache.ts';
import { afterCursor, writeCursor } from './cursor.ts';
import { planSearch, type SearchPlan } from './plan-search.ts';
import type { FoundRow } from './read-row.ts';
import type { SearchRepository } from './search.repository.ts';

/** Totals are exact up to here (decisions §2). */
const EXACT_MAX = 1000;
/** Deeper pages take a cursor. */
const SKIP_MAX = 10_000;
/** So few are read and sorted in memory in less time than a scan in their order takes. */
const RARE_MAX = 2000;
const TOO_SLOW = Infinity;

export interface SearchDeps {
  search: SearchRepository;
  counts: CountCache;
  summary: Pick<CardSummary, 'count'>;
}
export interface Found {
  rows: FoundRow[];
  pagination: Pagination;
}

/**
 * One page of public listings.
 * @throws AppError BAD_REQUEST for a cursor that is none, or a page too deep without one
 */
export async function searchListings(deps: SearchDeps, query: SearchQuery): Promise<Found> {
  const plan = await choosePlan(deps, query);
  const { page, limit, cursor } = query;
  const found = cursor
    ? await deps.search.rows(plan, limit + 1, afterCursor(cursor, plan))
    : await readPage(deps, plan, query);
  const rows = found.slice(0, limit);
  const hasNext = found.length > limit;
  const last = rows.at(-1);
  const total = await totalOf(deps, plan, { query, shown: rows.length, hasNext });
  const isMinimum = total > EXACT_MAX;
  const seen = (page - 1) * limit + rows.length + Number(hasNext);
  const known = isMinimum ? Math.max(total === TOO_SLOW ? 0 : EXACT_MAX, seen) : total;
  return {
    rows,
    pagination: {
      page,
      limit,
      total: known,
      totalPages: Math.ceil(known / limit),
      hasNext,
      hasPrev: page > 1 || cursor !== undefined,
      ...(isMinimum && { totalIsMinimum: true }),
      ...(hasNext && last && { cursor: writeCursor(plan, last[plan.order] ?? 0, last._id) }),
    },
  };
}

async function choosePlan({ search, counts }: SearchDeps, query: SearchQuery): Promise<SearchPlan> {
  const plan = planSearch(query);
  const { probe } = plan;
  if (!probe) return plan;
  const count = async () => (await search.count(probe, RARE_MAX + 1)) ?? TOO_SLOW;
  const few = await counts.get(`probe ${keyOf(probe)}`, query.location, count);
  return few <= RARE_MAX ? planSearch(query, true) : plan;
}

async function readPage(deps: SearchDeps, plan: SearchPlan, { page, limit, location }: SearchQuery) {
  const skip = (page - 1) * limit;
  if (skip === 0) return deps.search.rows(plan, limit + 1);
  if (skip <= SKIP_MAX) return deps.search.rowsFrom(plan, skip, limit + 1);
  if ((await countOf(deps, plan, location)) <= EXACT_MAX) return [];
  throw badRequest(messages.search.tooDeep, [{ param: 'page', msg: messages.search.tooDeep }]);
}

const keyOf = ({ hint, filter }: Pick<SearchPlan, 'hint' | 'filter'>) => `${hint} ${JSON.stringify(filter)}`;

/** From the summary; what it cannot tell, such as words, MongoDB counts. */
function countOf(
  { search, counts, summary }: SearchDeps,
  plan: SearchPlan,
  city: string | undefined,
): Promise<number> | number {
  const known = summary.count(plan, EXACT_MAX + 1);
  if (known !== undefined) return known;
  const count = async () => (await search.count(plan, EXACT_MAX + 1)) ?? TOO_SLOW;
  return counts.get(keyOf(plan), city, count);
}

/** A last page that shows something says the total itself; the others are counted. */
async function totalOf(
  deps: SearchDeps,
  plan: SearchPlan,
  { query, shown, hasNext }: { query: SearchQuery; shown: number; hasNext: boolean },
): Promise<number> {
  const before = (query.page - 1) * query.limit;
  const isLast = !query.cursor && !hasNext && (shown > 0 || query.page === 1);
  return isLast ? before + shown : countOf(deps, plan, query.location);
}
