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

/** One page of a collection and where it lies, counted exactly: for the administrators' lists, which filter by indexes. */
export async function readPage<Stored extends object>(
  collection: Collection<Stored>,
  { where, order, page, limit }: PageQuestion<Stored>,
): Promise<{ found: mongo.WithId<Stored>[]; pagination: Pagination }> {
  const [found, total] = await Promise.all([
    collection
      .find(where, { maxTimeMS: QUERY_MS })
      .sort(order)
      .skip((page - 1) * limit)
      .limit(limit)
      .toArray(),
    collection.countDocuments(where, { maxTimeMS: QUERY_MS }),
  ]);
  return { found, pagination: paginationOf(page, limit, total) };
}
