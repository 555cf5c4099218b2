import type { Pagination } from '@pokriv/contracts/zod-parts';
import { mongo, type Collection } from 'mongoose';

import { QUERY_MS } from './mongo.ts';

/** So many rows are counted; what is more is told as a minimum (decisions §2). */
export const COUNTED_MOST = 5_000;

/** The `pagination` of a list (decisions §2); a page past the end is an empty page. */
export function paginationOf(page: number, limit: number, total: number): Pagination {
  const totalPages = Math.ceil(total / limit);
  return { page, limit, total, totalPages, hasNext: page < totalPages, hasPrev: page > 1 };
}

export interface PageQuestion<Stored extends object> {
  where: mongo.Filter<Stored>;
  /** Ends with the id, so that equal rows keep their places. */
  order: Readonly<Record<string, 1 | -1>>;
  page: number;
  limit: number;
  indexes?: PageIndexes;
}

/**
 * Which index is read, by name, where the engine would try several and lose seconds on a late page: `filter` leads to what
 * is asked for and is read when that is little, `sort` holds all rows in the order asked for and is read when it is much.
 */
export interface PageIndexes {
  filter?: string;
  sort?: string;
}

interface Total {
  count: number;
  isMinimum: boolean;
}

/**
 * One page of a collection and where it lies, for the administrators' lists. The total is exact up to `COUNTED_MOST` rows;
 * of a whole collection it is the engine's own count. It asks the driver: a model would cast the `MinKey` of a condition to
 * its field's type, and refuse it.
 *
 * Only ids are looked for, so that indexes which hold what is filtered by answer alone: a row that is not shown is never
 * fetched.
 */
export async function readPage<Stored extends object>(
  collection: Collection<Stored>,
  question: PageQuestion<Stored>,
): Promise<{ found: mongo.WithId<Stored>[]; pagination: Pagination }> {
  const { where, page, limit } = question;
  const total = await countRows(collection, where);
  const ids = await readIds(collection, question, total);
  const found = await readRows(collection, ids);
  const pagination = paginationOf(page, limit, total.count);
  return {
    found,
    pagination: total.isMinimum
      ? { ...pagination, totalIsMinimum: true, hasNext: ids.length === limit }
      : pagination,
  };
}

/** Pages past the middle are read from the end. */
async function readIds<Stored extends object>(
  collection: Collection<Stored>,
  { where, order, page, limit, indexes = {} }: PageQuestion<Stored>,
  { count, isMinimum }: Total,
): Promise<mongo.InferIdType<Stored>[]> {
  const before = (page - 1) * limit;
  const length = isMinimum ? limit : Math.min(limit, count - before);
  if (length <= 0) return [];
  const isFromEnd = !isMinimum && before > count / 2;
  const hint = isMinimum ? (indexes.sort ?? indexes.filter) : (indexes.filter ?? indexes.sort);
  const keys = await collection
    .find(inOrder(where, order), { projection: { _id: 1 }, maxTimeMS: QUERY_MS, ...(hint && { hint }) })
    .sort(isFromEnd ? reversed(order) : order)
    .skip(isFromEnd ? count - before - length : before)
    .limit(length)
    .toArray();
  const ids = keys.map(({ _id }) => _id as mongo.InferIdType<Stored>);
  return isFromEnd ? ids.reverse() : ids;
}

const reversed = (order: PageQuestion<object>['order']): Record<string, 1 | -1> =>
  Object.fromEntries(Object.entries(order).map(([field, direction]) => [field, direction === 1 ? -1 : 1]));

/**
 * The engine compares the other fields of an index that it reads in order without fetching rows only if the first one has
 * a condition, too: one that everything meets.
 */
function inOrder<Stored extends object>(
  where: mongo.Filter<Stored>,
  order: PageQuestion<Stored>['order'],
): mongo.Filter<Stored> {
  const [first = '_id'] = Object.keys(order);
  const isFiltered = Object.keys(where).length > 0;
  return isFiltered && !(first in where) ? { ...where, [first]: { $gte: new mongo.MinKey() } } : where;
}

async function readRows<Stored extends object>(
  collection: Collection<Stored>,
  ids: readonly mongo.InferIdType<Stored>[],
): Promise<mongo.WithId<Stored>[]> {
  if (ids.length === 0) return [];
  const ofPage = { _id: { $in: ids } } as mongo.Filter<Stored>;
  const rows = await collection.find(ofPage, { maxTimeMS: QUERY_MS }).toArray();
  const byId = new Map<mongo.InferIdType<Stored>, mongo.WithId<Stored>>(rows.map((row) => [row._id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function countRows<Stored extends object>(
  collection: Collection<Stored>,
  where: mongo.Filter<Stored>,
): Promise<Total> {
  const options = { maxTimeMS: QUERY_MS };
  if (Object.keys(where).length === 0)
    return { count: await collection.estimatedDocumentCount(options), isMinimum: false };
  const counted = await collection.countDocuments(where, { ...options, limit: COUNTED_MOST + 1 });
  return { count: Math.min(counted, COUNTED_MOST), isMinimum: counted > COUNTED_MOST };
}
