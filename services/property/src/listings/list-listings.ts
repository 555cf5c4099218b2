import type { Actor } from '@pokriv/contracts/actor';
import type { AdminPropertiesQuery, MyPropertiesQuery } from '@pokriv/contracts/endpoints/property';
import type { ListingStatus } from '@pokriv/contracts/listing-states';
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

const common = ({ status, query }: Pick<MyPropertiesQuery, 'status' | 'query'>) => ({
  ...(status && { statuses: [status] }),
  ...(query !== undefined && { words: tokensOf(query) }),
});
type Order = Pick<ListingPage, 'by' | 'isAscending'>;
const pageOf = (
  { page, limit, sort }: AdminPropertiesQuery,
  by: ListingPage['by'] = 'createdAt',
): ListingPage => ({
  by,
  isAscending: sort === 'oldest',
  page,
  limit,
});

/** Soonest to end first; for quality, those that need work first. */
const ownOrders: Readonly<Record<MyPropertiesQuery['sort'], Order>> = {
  newest: { by: 'createdAt', isAscending: false },
  oldest: { by: 'createdAt', isAscending: true },
  expiring: { by: 'ending', isAscending: true },
  views: { by: 'views', isAscending: false },
  quality: { by: 'qualityScore', isAscending: true },
};

/** The caller's own listings, deleted ones only when asked for; what he types may be half a word. */
export async function listOwn(
  listings: ListingRepository,
  { id: ownerId }: Actor,
  query: MyPropertiesQuery,
): Promise<Listed & { counts: Partial<Record<ListingStatus, number>> }> {
  const { page, limit, sort } = query;
  const [listed, counts] = await Promise.all([
    list(listings, { ...common(query), ownerId, isTyping: true }, { ...ownOrders[sort], page, limit }),
    listings.countsOf(ownerId),
  ]);
  return { ...listed, counts };
}

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
