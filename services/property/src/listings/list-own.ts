import type { Actor } from '@pokriv/contracts/actor';
import type { MyPropertiesQuery } from '@pokriv/contracts/listing/property-endpoints';
import { typedListingNumber } from '@pokriv/contracts/listing/listing-number';
import type { ListingStatus } from '@pokriv/contracts/listing/listing-states';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import type { Pagination } from '@pokriv/contracts/zod-parts';
import { paginationOf } from '@pokriv/service-kit/paging';

import { typedTokens } from '../tokens.ts';
import type { ListingFilter, ListingPage } from './listing-filter.ts';
import type { ListingRepository } from './listing.repository.ts';
import { toOwnProperty } from './shown-property.ts';
import type { StoredListing } from './stored-listing.ts';

export interface Listed {
  data: OwnProperty[];
  pagination: Pagination;
}

export interface ListOwnDeps {
  listings: ListingRepository;
  withPromotions: (listed: readonly OwnProperty[]) => Promise<OwnProperty[]>;
  /** Counts of the last 7 days. */
  weekCounts: (ids: readonly string[]) => Promise<(id: string) => NonNullable<OwnProperty['week']>>;
}

interface Found {
  rows: StoredListing[];
  total: number;
}

const EXACT_MAX = 1000;

/** Filter by state and typed text: a listing number, or words of which the last is a prefix. */
export function typedFilter({
  status,
  query,
}: Partial<Pick<MyPropertiesQuery, 'status' | 'query'>>): ListingFilter {
  const number = typedListingNumber(query);
  const text = number === undefined ? { words: typedTokens(query ?? '') } : { number };
  return { ...(status && { statuses: [status] }), ...(query !== undefined && text), isTyping: true };
}

const weekOrders = { week_views: 'views', week_phones: 'phoneReveals' } as const;
type WeekSort = keyof typeof weekOrders;
type Order = Pick<ListingPage, 'by' | 'isAscending'>;

const orders: Readonly<Record<Exclude<MyPropertiesQuery['sort'], WeekSort>, Order>> = {
  newest: { by: 'createdAt', isAscending: false },
  oldest: { by: 'createdAt', isAscending: true },
  expiring: { by: 'ending', isAscending: true },
  views: { by: 'views', isAscending: false },
  quality: { by: 'qualityScore', isAscending: true },
  quality_desc: { by: 'qualityScore', isAscending: false },
  title: { by: 'fields.title', isAscending: true },
  price_asc: { by: 'fields.price.cents', isAscending: true },
  price_desc: { by: 'fields.price.cents', isAscending: false },
};

const isWeekSort = (sort: MyPropertiesQuery['sort']): sort is WeekSort => Object.hasOwn(weekOrders, sort);

const ownFilter = (
  ownerId: string,
  { city, ...query }: Pick<MyPropertiesQuery, 'status' | 'query' | 'city'>,
): ListingFilter => ({ ...typedFilter(query), ownerId, ...(city !== undefined && { city }) });

async function mostOfWeek(
  { listings, weekCounts }: ListOwnDeps,
  filter: ListingFilter,
  { sort, page, limit }: { sort: WeekSort; page: number; limit: number },
): Promise<Found> {
  const ids = await listings.idsOf(filter);
  const countsOf = await weekCounts(ids);
  const counter = weekOrders[sort];
  const sorted = ids.toSorted(
    (one, other) => countsOf(other)[counter] - countsOf(one)[counter] || (one < other ? 1 : -1),
  );
  const shown = sorted.slice((page - 1) * limit, page * limit);
  return { rows: await listings.byIds(shown), total: ids.length };
}

function findOwn(deps: ListOwnDeps, ownerId: string, query: MyPropertiesQuery): Promise<Found> {
  const { page, limit, sort } = query;
  const filter = ownFilter(ownerId, query);
  return isWeekSort(sort)
    ? mostOfWeek(deps, filter, { sort, page, limit })
    : deps.listings.list(filter, { ...orders[sort], page, limit });
}

export async function listOwn(
  deps: ListOwnDeps,
  { id: ownerId }: Actor,
  query: MyPropertiesQuery,
): Promise<Listed & { counts: Partial<Record<ListingStatus, number>>; cities: string[] }> {
  const { listings, withPromotions, weekCounts } = deps;
  const { page, limit } = query;
  const [{ rows, total }, counts, cities] = await Promise.all([
    findOwn(deps, ownerId, query),
    listings.countsOf(ownerId),
    listings.citiesOf(ownerId),
  ]);
  const pagination = paginationOf(page, limit, Math.min(total, EXACT_MAX));
  const [shown, weekOf] = await Promise.all([
    withPromotions(rows.map(toOwnProperty)),
    weekCounts(rows.map(({ _id }) => _id)),
  ]);
  return {
    data: shown.map((listing) => ({ ...listing, week: weekOf(listing.id) })),
    pagination:
      total > EXACT_MAX
        ? { ...pagination, totalIsMinimum: true, hasNext: rows.length === limit }
        : pagination,
    counts,
    cities,
  };
}

/** The owner's listings for a table, with the filters of the list and its order; by a week: the newest first. */
export async function* eachOwn(
  deps: ListOwnDeps,
  { id: ownerId }: Actor,
  query: Omit<MyPropertiesQuery, 'page' | 'limit'>,
): AsyncGenerator<StoredListing & { week: NonNullable<OwnProperty['week']> }> {
  const filter = ownFilter(ownerId, query);
  const weekOf = await deps.weekCounts(await deps.listings.idsOf(filter));
  const order = isWeekSort(query.sort) ? orders.newest : orders[query.sort];
  for await (const listing of deps.listings.each(filter, order))
    yield { ...listing, week: weekOf(listing._id) };
}
