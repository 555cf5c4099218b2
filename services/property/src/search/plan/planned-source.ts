import type { SearchQuery } from '@pokriv/contracts/search';
import { badRequest } from '@pokriv/contracts/errors';

import { messages } from '../../messages.ts';
import type { Part } from '../paging/mix-page.ts';
import type { Place, RowSource } from '../paging/row-source.ts';
import { firstRank, TIER } from '../rank.ts';
import type { SearchOrder } from '../search-order.ts';
import { planSearch, type RunPlan } from './plan-search.ts';
import type { FoundRow } from './read-row.ts';
import type { Condition } from './search-conditions.ts';
import type { SearchRepository } from './search.repository.ts';

/** Deeper pages take a cursor. */
const SKIP_MAX = 10_000;
/** So few are read and sorted in memory in less time than a scan in their order takes. */
const RARE_MAX = 2000;

/** What matches a search, from MongoDB by a plan of our own: while the summary is not filled yet. */
export async function plannedSource(
  search: SearchRepository,
  query: SearchQuery,
): Promise<RowSource<FoundRow>> {
  const plan = await choosePlan(search, query);
  return {
    count: (part, enough) => search.count(narrowed(plan, partConditions(part)), enough),
    rows: (part, { skip = 0, after, take }) => {
      if (skip > SKIP_MAX)
        throw badRequest(messages.search.tooDeep, [{ param: 'page', msg: messages.search.tooDeep }]);
      const conditions = [...partConditions(part), ...(after ? afterConditions(plan, after) : [])];
      return search.rows(narrowed(plan, conditions), skip, take);
    },
    placeOf: (row) => ({ value: row[plan.order] ?? 0, id: row._id, level: 0 }),
  };
}

async function choosePlan(search: SearchRepository, query: SearchQuery): Promise<RunPlan> {
  const _id = await search.idOfNumber(query.query);
  if (_id !== undefined)
    return narrowed({ ...planSearch({ ...query, query: undefined }), hint: '_id_' }, [{ _id }]);
  const plan = planSearch(query);
  if (!plan.probe) return plan;
  const few = await search.count(plan.probe, RARE_MAX + 1);
  return few <= RARE_MAX ? planSearch(query, true) : plan;
}

function narrowed(plan: RunPlan, conditions: readonly Condition[]): RunPlan {
  if (conditions.length === 0) return plan;
  const known = ('$and' in plan.filter && plan.filter.$and) || [];
  return { ...plan, filter: { $and: [...known, ...conditions] } };
}

/** The streams of the recommended order as ranges of rank. */
function partConditions(part: Part | undefined): Condition[] {
  if (part === undefined) return [];
  if (part === 'others') return [{ r: { $lt: firstRank('regular') } }];
  return [{ r: { $gte: firstRank(part), $lt: firstRank(part) + TIER } }];
}

function afterConditions({ order, direction }: SearchOrder, { value, id }: Place): Condition[] {
  const from = direction === 1 ? { $gte: value } : { $lte: value };
  const beyond = (bound: number | string) => (direction === 1 ? { $gt: bound } : { $lt: bound });
  return [{ [order]: from }, { $or: [{ [order]: beyond(value) }, { _id: beyond(id) }] }];
}
