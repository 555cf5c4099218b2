import { QUERY_MS } from '@pokriv/service-kit/mongo';
import type { Connection, mongo } from 'mongoose';

import type { SearchPlan } from './plan-search.ts';
import { readRow, type FoundRow } from './read-row.ts';
import { rowProjection, searchCards } from './search-card.repository.ts';
import type { SearchCard } from './search-card.ts';
import type { Condition } from './search-conditions.ts';

type Filter = mongo.Filter<SearchCard>;

/** A count gives up after this long: the total is then a minimum. */
const COUNT_MS = 1000;
const MAX_TIME_EXPIRED = 50;
const isTooSlow = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === MAX_TIME_EXPIRED;

/** Runs planned searches. */
export function searchRepository(connection: Connection) {
  const cards = searchCards(connection);
  const ordered = ({ order, direction, hint }: SearchPlan, filter: Filter, options: mongo.FindOptions) =>
    cards.find(filter, { ...options, hint, maxTimeMS: QUERY_MS }).sort([
      [order, direction],
      ['_id', direction],
    ]);

  return {
    /** The first rows, or those after a cursor. */
    async rows(plan: SearchPlan, limit: number, after: readonly Condition[] = []): Promise<FoundRow[]> {
      const filter = after.length > 0 ? { $and: [...conditionsOf(plan), ...after] } : plan.filter;
      const projection = { ...rowProjection, [plan.order]: 1 as const };
      return readRows(ordered(plan, filter as Filter, { projection, raw: true }).limit(limit));
    },

    /** A later page: skips on the keys of the index alone, then reads only the documents of the page. */
    async rowsFrom(plan: SearchPlan, skip: number, limit: number): Promise<FoundRow[]> {
      const keys = await ordered(plan, plan.filter as Filter, { projection: { _id: 1 } })
        .skip(skip)
        .limit(limit)
        .toArray();
      const ids = keys.map(({ _id }) => _id);
      const projection = { ...rowProjection, [plan.order]: 1 as const };
      const found = await readRows(
        cards.find({ _id: { $in: ids } }, { projection, maxTimeMS: QUERY_MS, raw: true }),
      );
      const byId = new Map(found.map((row) => [row._id, row]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },

    /** How many match, counted up to `most`; undefined when that takes too long. */
    async count(
      { filter, hint }: Pick<SearchPlan, 'filter' | 'hint'>,
      most: number,
    ): Promise<number | undefined> {
      try {
        return await cards.countDocuments(filter as Filter, { hint, limit: most, maxTimeMS: COUNT_MS });
      } catch (error) {
        if (isTooSlow(error)) return undefined;
        throw error;
      }
    },
  };
}
export type SearchRepository = ReturnType<typeof searchRepository>;

/** Rows of a cursor that was opened with `raw`, whose type does not say so. */
async function readRows(cursor: { toArray: () => Promise<unknown[]> }): Promise<FoundRow[]> {
  const rows = await cursor.toArray();
  return rows.map((row) => readRow(row as Buffer));
}

const conditionsOf = ({ filter }: SearchPlan): readonly Condition[] =>
  ('$and' in filter && filter.$and) || [];
