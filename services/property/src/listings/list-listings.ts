import type { Actor } from '@pokriv/contracts/actor';
import type { AdminPropertiesQuery, MyPropertiesQuery } from '@pokriv/contracts/endpoints/property';
import type { OwnProperty } from '@pokriv/contracts/property';
import type { Pagination } from '@pokriv/contracts/zod-parts';
import { paginationOf } from '@pokriv/service-kit/paging';

import { tokensOf } from '../search/tokens.ts';
import type { ListingFilter, ListingPage, ListingRepository } from './listing.repository.ts';
import { toOwnProperty } from './shown-property.ts';

interface Listed {
  data: OwnProperty[];
  pagination: Pagination;
}
const EXACT_MAX = 1000;

async function list(
  listings: ListingRepository,
  filter: ListingFilter,
  paging: ListingPage,
): Promise<Listed> {
  const { rows, total } = await listings.list(filter, paging);
  const isMinimum = total > EXACT_MAX;
  const pagination = paginationOf(paging.page, paging.limit, Math.min(total, EXACT_MAX));
  return {
    data: rows.map(toOwnProperty),
    pagination: isMinimum
      ? { ...pagination, totalIsMinimum: true, hasNext: rows.length === paging.limit }
      : pagination,
  };
}

const common = ({ status, query }: MyPropertiesQuery) => ({
  ...(status && { statuses: [status] }),
  ...(query !== undefined && { words: tokensOf(query) }),
});
const pageOf = (
  { page, limit, sort }: MyPropertiesQuery,
  by: ListingPage['by'] = 'createdAt',
): ListingPage => ({
  by,
  oldestFirst: sort === 'oldest',
  page,
  limit,
});

/** The caller's own listings, deleted ones only when asked for. */
export const listOwn = (
  listings: ListingRepository,
  actor: Actor,
  query: MyPropertiesQuery,
): Promise<Listed> => list(listings, { ...common(query), ownerId: actor.id }, pageOf(query));

/** Everybody's listings, for admins. */
export const listAll = (listings: ListingRepository, query: AdminPropertiesQuery): Promise<Listed> =>
  list(listings, common(query), pageOf(query));

/** What waits for a moderator unless another state is asked for: pending listings, and public ones with a revision. */
export function listQueue(listings: ListingRepository, query: AdminPropertiesQuery): Promise<Listed> {
  const { status = 'pending' } = query;
  if (status !== 'pending') return listAll(listings, query);
  return list(
    listings,
    { ...common({ ...query, status }), withPendingRevision: true },
    pageOf(query, 'submittedAt'),
  );
}
