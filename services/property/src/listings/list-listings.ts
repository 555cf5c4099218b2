import type { Actor } from '@pokriv/contracts/actor';
import type {
  AdminPropertiesQuery,
  ModerationQueueQuery,
  MyPropertiesQuery,
} from '@pokriv/contracts/listing/property-endpoints';
import { typedListingNumber } from '@pokriv/contracts/listing/listing-number';
import type { ListingStatus } from '@pokriv/contracts/listing/listing-states';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import type { Pagination } from '@pokriv/contracts/zod-parts';
import { paginationOf } from '@pokriv/service-kit/paging';

import { withPromotions } from '../promotions/with-promotions.ts';
import { tokensOf } from '../search/tokens.ts';
import type { ListingDeps } from './listing-deps.ts';
import type { ListingFilter, ListingPage, ListingRepository } from './listing.repository.ts';
import { toModeratedProperty, toOwnProperty } from './shown-property.ts';

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

function common({ status, query }: Partial<Pick<MyPropertiesQuery, 'status' | 'query'>>): ListingFilter {
  const number = typedListingNumber(query);
  const text = number === undefined ? { words: tokensOf(query ?? '') } : { number };
  return { ...(status && { statuses: [status] }), ...(query !== undefined && text) };
}
type Order = Pick<ListingPage, 'by' | 'isAscending'>;

const adminOrders: Readonly<Record<AdminPropertiesQuery['sort'], Order>> = {
  newest: { by: 'createdAt', isAscending: false },
  oldest: { by: 'createdAt', isAscending: true },
  price_asc: { by: 'fields.price', isAscending: true },
  price_desc: { by: 'fields.price', isAscending: false },
  views: { by: 'views', isAscending: false },
};
/** A queue is worked off in the order in which it came. */
const queueOrder = ({ sort, kind }: Pick<ModerationQueueQuery, 'sort' | 'kind'>): Order =>
  sort === 'newest' || sort === 'oldest'
    ? { by: kind ? 'revision.at' : 'submittedAt', isAscending: sort === 'oldest' }
    : adminOrders[sort];

type AdminFilter = Omit<AdminPropertiesQuery, 'page' | 'limit'>;
const adminFilter = ({ ownerId, city, propertyType, ...query }: AdminFilter): ListingFilter => ({
  ...common(query),
  isTyping: true,
  ...(ownerId !== undefined && { ownerId }),
  ...(city !== undefined && { city }),
  ...(propertyType && { propertyType }),
});

/** Soonest to end first; for quality, those that need work first. */
const ownOrders: Readonly<Record<MyPropertiesQuery['sort'], Order>> = {
  newest: { by: 'createdAt', isAscending: false },
  oldest: { by: 'createdAt', isAscending: true },
  expiring: { by: 'ending', isAscending: true },
  views: { by: 'views', isAscending: false },
  quality: { by: 'qualityScore', isAscending: true },
};

/** The caller's own listings with their promotions, deleted ones only when asked for; what he types may be half a word. */
export async function listOwn(
  { listings, promotions }: Pick<ListingDeps, 'listings' | 'promotions'>,
  { id: ownerId }: Actor,
  query: MyPropertiesQuery,
): Promise<Listed & { counts: Partial<Record<ListingStatus, number>> }> {
  const { page, limit, sort } = query;
  const [listed, counts] = await Promise.all([
    list(listings, { ...common(query), ownerId, isTyping: true }, { ...ownOrders[sort], page, limit }),
    listings.countsOf(ownerId),
  ]);
  return { ...listed, data: await withPromotions(promotions, listed.data), counts };
}

async function listPage(
  listings: ListingRepository,
  filter: ListingFilter,
  paging: ListingPage,
): Promise<Listed> {
  const { found, pagination } = await listings.page(filter, paging);
  return { data: found.map(toModeratedProperty), pagination };
}

/** Everybody's listings, for admins. */
export const listAll = (listings: ListingRepository, query: AdminPropertiesQuery): Promise<Listed> =>
  listPage(listings, adminFilter(query), {
    ...adminOrders[query.sort],
    page: query.page,
    limit: query.limit,
  });

/** The same listings, all pages, for a file. */
export const eachListing = (listings: ListingRepository, query: AdminFilter) =>
  listings.each(adminFilter(query), adminOrders[query.sort]);

type Counts = Awaited<ReturnType<ListingRepository['countQueue']>>;

/**
 * What waits for a moderator unless another state is asked for: pending listings, and approved ones with a revision; with
 * `kind` only the latter.
 */
export async function listQueue(
  listings: ListingRepository,
  query: ModerationQueueQuery,
): Promise<Listed & { counts: Counts }> {
  const [listed, counts] = await Promise.all([queuePage(listings, query), listings.countQueue()]);
  return { ...listed, counts };
}

function queuePage(listings: ListingRepository, { kind, ...query }: ModerationQueueQuery): Promise<Listed> {
  const { status = 'pending', page, limit, sort } = query;
  const paging = { ...queueOrder({ sort, kind }), page, limit };
  if (kind) return listPage(listings, { ...adminFilter(query), pendingRevisions: 'only' }, paging);
  if (status !== 'pending') return listAll(listings, query);
  return listPage(listings, { ...adminFilter({ ...query, status }), pendingRevisions: 'also' }, paging);
}
