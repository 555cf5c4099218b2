import type { Pagination } from '@pokriv/contracts/zod-parts';
import type { Collection, mongo } from 'mongoose';

import { QUERY_MS } from './mongo.ts';

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
}

/**
 * One page of a collection and where it lies, for the administrators' lists, which filter by indexes. The total is exact of
 * what is filtered; of a whole collection it is the engine's own count.
 */
export async function readPage<Stored extends object>(
  collection: Collection<Stored>,
  question: PageQuestion<Stored>,
): Promise<{ found: mongo.WithId<Stored>[]; pagination: Pagination }> {
  const { where, page, limit } = question;
  const [found, total] = await Promise.all([readRows(collection, question), countRows(collection, where)]);
  return { found, pagination: paginationOf(page, limit, total) };
}

/** What goes before a later page is passed over in the index alone: a row that is not shown is never fetched. */
async function readRows<Stored extends object>(
  collection: Collection<Stored>,
  { where, order, page, limit }: PageQuestion<Stored>,
): Promise<mongo.WithId<Stored>[]> {
  const options = { maxTimeMS: QUERY_MS };
  if (page === 1) return collection.find(where, options).sort(order).limit(limit).toArray();
  const keys = await collection
    .find(where, { ...options, projection: { _id: 1 } })
    .sort(order)
    .skip((page - 1) * limit)
    .limit(limit)
    .toArray();
  const ids = keys.map(({ _id }) => _id);
  const ofPage = { _id: { $in: ids } } as mongo.Filter<Stored>;
  const rows = await collection.find(ofPage, options).toArray();
  const byId = new Map(rows.map((row) => [row._id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const countRows = <Stored extends object>(collection: Collection<Stored>, where: mongo.Filter<Stored>) =>
  Object.keys(where).length > 0
    ? collection.countDocuments(where, { maxTimeMS: QUERY_MS })
    : collection.estimatedDocumentCount({ maxTimeMS: QUERY_MS });
