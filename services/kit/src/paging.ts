import type { Pagination } from '@pokriv/contracts/zod-parts';

/** The `pagination` of a list (decisions §2); a page past the end is an empty page. */
export function paginationOf(page: number, limit: number, total: number): Pagination {
  const totalPages = Math.ceil(total / limit);
  return { page, limit, total, totalPages, hasNext: page < totalPages, hasPrev: page > 1 };
}
