import type { Actor } from '@pokriv/contracts/actor';
import type { MyPropertiesQuery } from '@pokriv/contracts/listing/property-endpoints';
import { typedListingNumber } from '@pokriv/contracts/listing/listing-number';
import type { ListingStatus } from '@pokriv/contracts/listing/listing-states';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import type { Pagination } from '@pokriv/contracts/zod-parts';
import { paginationOf } from '@pokriv/service-kit/paging';

import { tokensOf } from '../tokens.ts';
import type { ListingFilter, ListingPage } from './listing-filter.ts';
import type { ListingRepository } from './listing.repository.ts';
import { toOwnProperty } from './shown-property.ts';

export interface Listed {
  data: OwnProperty[];
  pagination: Pagination;
}

export interface ListOwnDeps {
  listings: ListingRepository;
  withPromotions: (listed: readonly OwnProperty[]) => Promise<OwnProperty[]>;
}

const EXACT_MAX = 1000;

/** Filter by state and typed text: a listing number, or words of which the last is a prefix. */
export function typedFilter({
  status,
  query,
}: Partial<Pick<MyPropertiesQuery, 'status' | 'query'>>): ListingFilter {
  const number = typedListingNumber(query);
  const text = number === undefined ? { words: tokensOf(query ?? '') } : { number };
  return { ...(status && { statuses: [status] }), ...(query !== undefined && text), isTyping: true };
}

const orders: Readonly<Record<MyPropertiesQuery['sort'], Pick<ListingPage, 'by' | 'isAscending'>>> = {
  newest: { by: 'createdAt', isAscending: false },
  oldest: { by: 'createdAt', isAscending: true },
  expiring: { by: 'ending', isAscending: true },
  views: { by: 'views', isAscending: false },
  quality: { by: 'qualityScore', isAscending: true },
};

export async function listOwn(
  { listings, withPromotions }: ListOwnDeps,
  { id: ownerId }: Actor,
  query: MyPropertiesQuery,
): Promise<Listed & { counts: Partial<Record<ListingStatus, number>> }> {
  const { page, limit, sort } = query;
  const [{ rows, total }, counts] = await Promise.all([
    listings.list({ ...typedFilter(query), ownerId }, { ...orders[sort], page, limit }),
    listings.countsOf(ownerId),
  ]);
  const pagination = paginationOf(page, limit, Math.min(total, EXACT_MAX));
  return {
    data: await withPromotions(rows.map(toOwnProperty)),
    pagination:
      total > EXACT_MAX
        ? { ...pagination, totalIsMinimum: true, hasNext: rows.length === limit }
        : pagination,
    counts,
  };
}
