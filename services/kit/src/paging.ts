import type { Pagination } from '@pokriv/contracts/zod-parts';
import { mongo, type Collection } from 'mongoose';

import { QUERY_MS } from './mongo.ts';

/** Cap of counting; a larger total is reported as a minimum (decisions §2). */
export const COUNTED_MOST = 5_000;

/** Shape: decisions §2. A page past the end is empty. */
export function paginationOf(page: number, limit: number, total: number): Pagination {
  const totalPages = Math.ceil(total / limit);
  return { page, limit, total, totalPages, hasNext: page < totalPages, hasPrev: page > 1 };
}

export interface PageQuestion<Stored extends object> {
  where: mongo.Filter<Stored>;
  order: Readonly<Record<string, 1 | -1>>;
  page: number;
  limit: number;
  indexes?: PageIndexes;
}

/**
 * Index hints, for lists where the query planner tries several plans and loses seconds on a late page. `filter` is
 * selective and used up to `COUNTED_MOST` matches; above that `sort`, which has all rows in order.
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
 * One page of a collection, for the admin lists. The total is exact up to `COUNTED_MOST` rows; without a filter it is
 * MongoDB's estimate. Uses the driver, since a model would cast the `MinKey` of a condition to the field's type and
 * refuse it.
 *
 * Reads ids first, so that covering indexes answer and skipped rows are never fetched.
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
 * MongoDB filters on index keys without fetching rows only if the first key has a condition, here an always true one.
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
