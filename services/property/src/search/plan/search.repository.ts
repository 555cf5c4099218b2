import { typedListingNumber } from '@pokriv/contracts/listing-number';
import { QUERY_MS } from '@pokriv/service-kit/mongo';
import type { Connection, mongo } from 'mongoose';

import type { StoredListing } from '../../listings/stored-listing.ts';
import { rowProjection, searchCards } from '../search-card.repository.ts';
import type { SearchCard } from '../search-card.ts';
import type { RunPlan } from './plan-search.ts';
import { readRow, type FoundRow } from './read-row.ts';

type Filter = mongo.Filter<SearchCard>;

/** A count gives up after this long: the total is then a minimum. */
const COUNT_MS = 1000;
const MAX_TIME_EXPIRED = 50;
const isTooSlow = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === MAX_TIME_EXPIRED;

/** Runs planned searches, and reads the cards of searches that were answered in memory. */
export function searchRepository(connection: Connection) {
  const cards = searchCards(connection);
  const ordered = ({ order, direction, hint, filter }: RunPlan, options: mongo.FindOptions) =>
    cards.find(filter as Filter, { ...options, hint, maxTimeMS: QUERY_MS }).sort([
      [order, direction],
      ['_id', direction],
    ]);

  /** The rows of these listings in the same order; listings that are not public are left out. */
  async function rowsOf(
    ids: readonly string[],
    projection: Record<string, 1> = rowProjection,
  ): Promise<FoundRow[]> {
    if (ids.length === 0) return [];
    const found = await readRows(
      cards.find({ _id: { $in: [...ids] } }, { projection, maxTimeMS: QUERY_MS, raw: true }),
    );
    const byId = new Map(found.map((row) => [row._id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  return {
    rowsOf,

    /** The listing that a text names by its number, whatever its state; undefined for any other text. */
    async idOfNumber(text: string | undefined): Promise<string | undefined> {
      const number = typedListingNumber(text);
      if (number === undefined) return undefined;
      const found = await connection
        .collection<StoredListing>('listings')
        .findOne({ number }, { projection: { _id: 1 }, maxTimeMS: QUERY_MS });
      return found?._id;
    },

    async rows(plan: RunPlan, skip: number, limit: number): Promise<FoundRow[]> {
      const projection = { ...rowProjection, [plan.order]: 1 as const };
      if (skip === 0) return readRows(ordered(plan, { projection, raw: true }).limit(limit));
      // skips on the keys of the index alone, then reads only the documents of the page
      const keys = await ordered(plan, { projection: { _id: 1 } })
        .skip(skip)
        .limit(limit)
        .toArray();
      return rowsOf(
        keys.map(({ _id }) => _id),
        projection,
      );
    },

    /** How many match, counted up to `most`; infinitely many when that takes too long. */
    async count({ filter, hint }: Pick<RunPlan, 'filter' | 'hint'>, most: number): Promise<number> {
      try {
        return await cards.countDocuments(filter as Filter, { hint, limit: most, maxTimeMS: COUNT_MS });
      } catch (error) {
        if (isTooSlow(error)) return Infinity;
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
