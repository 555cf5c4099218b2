import type {
  AdminPropertiesQuery,
  ModerationQueueQuery,
} from '@pokriv/contracts/listing/property-endpoints';

import { typedFilter, type Listed } from '../listings/list-own.ts';
import type { ListingFilter, ListingPage } from '../listings/listing-filter.ts';
import type { ListingRepository } from '../listings/listing.repository.ts';
import { toModeratedProperty } from '../listings/shown-property.ts';

export interface ListDeps {
  listings: ListingRepository;
}

type Order = Pick<ListingPage, 'by' | 'isAscending'>;
type AdminFilter = Omit<AdminPropertiesQuery, 'page' | 'limit'>;
type QueueCounts = Awaited<ReturnType<ListingRepository['countQueue']>>;

const adminOrders: Readonly<Record<AdminPropertiesQuery['sort'], Order>> = {
  newest: { by: 'createdAt', isAscending: false },
  oldest: { by: 'createdAt', isAscending: true },
  price_asc: { by: 'fields.price.cents', isAscending: true },
  price_desc: { by: 'fields.price.cents', isAscending: false },
  views: { by: 'views', isAscending: false },
};

/** Oldest first: the queue is first in, first out. */
const queueOrder = ({ sort, kind }: Pick<ModerationQueueQuery, 'sort' | 'kind'>): Order =>
  sort === 'newest' || sort === 'oldest'
    ? { by: kind ? 'revision.at' : 'submittedAt', isAscending: sort === 'oldest' }
    : adminOrders[sort];

const adminFilter = ({ ownerId, city, propertyType, ...query }: AdminFilter): ListingFilter => ({
  ...typedFilter(query),
  ...(ownerId !== undefined && { ownerId }),
  ...(city !== undefined && { city }),
  ...(propertyType && { propertyType }),
});

async function listPage({ listings }: ListDeps, filter: ListingFilter, page: ListingPage): Promise<Listed> {
  const { found, pagination } = await listings.page(filter, page);
  return { data: found.map(toModeratedProperty), pagination };
}

export function listAll(deps: ListDeps, query: AdminPropertiesQuery): Promise<Listed> {
  const { page, limit, sort } = query;
  return listPage(deps, adminFilter(query), { ...adminOrders[sort], page, limit });
}

export const eachListing = ({ listings }: ListDeps, query: AdminFilter) =>
  listings.each(adminFilter(query), adminOrders[query.sort]);

/**
 * The moderation queue: pending listings and approved ones with a pending revision; `kind` limits it to the latter,
 * `status` replaces it.
 */
export async function listQueue(
  deps: ListDeps,
  query: ModerationQueueQuery,
): Promise<Listed & { counts: QueueCounts }> {
  const [listed, counts] = await Promise.all([queuePage(deps, query), deps.listings.countQueue()]);
  return { ...listed, counts };
}

function queuePage(deps: ListDeps, { kind, ...query }: ModerationQueueQuery): Promise<Listed> {
  const { status = 'pending', page, limit, sort } = query;
  const paging = { ...queueOrder({ sort, kind }), page, limit };
  if (kind) return listPage(deps, { ...adminFilter(query), pendingRevisions: 'only' }, paging);
  if (status !== 'pending') return listAll(deps, query);
  return listPage(deps, { ...adminFilter({ ...query, status }), pendingRevisions: 'also' }, paging);
}
