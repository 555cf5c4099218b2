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
import { inWeekOrder, isWeekSort, type Week, type WeekSort } from './week-order.ts';

export interface Listed {
  data: OwnProperty[];
  pagination: Pagination;
}

interface ListedOwn extends Listed {
  counts: Partial<Record<ListingStatus, number>>;
  hiddenByReports: number;
  cities: string[];
}

export interface ListOwnDeps {
  listings: ListingRepository;
  withPromotions: (listed: readonly OwnProperty[]) => Promise<OwnProperty[]>;
  weekCounts: (ids: readonly string[]) => Promise<(id: string) => Week>;
}

interface Found {
  rows: StoredListing[];
  total: number;
  /** Sort counts of the rows. */
  weekOf?: (id: string) => Week;
}

const EXACT_MAX = 1000;
/** Batch size for a table. */
const BATCH = 100;

/** Filter by state and typed text: a listing number, or words with the last as a prefix. */
export function typedFilter({
  status,
  query,
}: Partial<Pick<MyPropertiesQuery, 'status' | 'query'>>): ListingFilter {
  const number = typedListingNumber(query);
  const text = number === undefined ? { words: typedTokens(query ?? '') } : { number };
  return { ...(status && { statuses: [status] }), ...(query !== undefined && text), isTyping: true };
}

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

const ownFilter = (
  ownerId: string,
  { city, ...query }: Pick<MyPropertiesQuery, 'status' | 'query' | 'city'>,
): ListingFilter => ({ ...typedFilter(query), ownerId, ...(city !== undefined && { city }) });

async function byWeek(
  { listings, weekCounts }: ListOwnDeps,
  filter: ListingFilter,
  sort: WeekSort,
): Promise<{ ids: string[]; weekOf: (id: string) => Week }> {
  const keys = await listings.orderKeysOf(filter);
  const weekOf = await weekCounts(keys.map(({ _id }) => _id));
  return { ids: inWeekOrder(keys, weekOf, sort), weekOf };
}

async function findByWeek(
  deps: ListOwnDeps,
  filter: ListingFilter,
  { sort, page, limit }: { sort: WeekSort; page: number; limit: number },
): Promise<Found> {
  const { ids, weekOf } = await byWeek(deps, filter, sort);
  const shown = ids.slice((page - 1) * limit, page * limit);
  return { rows: await deps.listings.byIds(shown), total: ids.length, weekOf };
}

function findOwn(deps: ListOwnDeps, ownerId: string, query: MyPropertiesQuery): Promise<Found> {
  const { page, limit, sort } = query;
  const filter = ownFilter(ownerId, query);
  return isWeekSort(sort)
    ? findByWeek(deps, filter, { sort, page, limit })
    : deps.listings.list(filter, { ...orders[sort], page, limit });
}

export async function listOwn(
  deps: ListOwnDeps,
  { id: ownerId }: Actor,
  query: MyPropertiesQuery,
): Promise<ListedOwn> {
  const { listings, withPromotions, weekCounts } = deps;
  const { page, limit } = query;
  const [{ rows, total, weekOf: sortedBy }, counts, hiddenByReports, cities] = await Promise.all([
    findOwn(deps, ownerId, query),
    listings.countsOf(ownerId),
    listings.countHidden(ownerId),
    listings.citiesOf(ownerId),
  ]);
  const pagination = paginationOf(page, limit, Math.min(total, EXACT_MAX));
  const [shown, weekOf] = await Promise.all([
    withPromotions(rows.map(toOwnProperty)),
    sortedBy ?? weekCounts(rows.map(({ _id }) => _id)),
  ]);
  return {
    data: shown.map((listing) => ({ ...listing, week: weekOf(listing.id) })),
    pagination:
      total > EXACT_MAX
        ? { ...pagination, totalIsMinimum: true, hasNext: rows.length === limit }
        : pagination,
    counts,
    hiddenByReports,
    cities,
  };
}

type Counted = StoredListing & { week: Week };

/** The owner's listings for a table, filtered and sorted like the list. */
export async function* eachOwn(
  deps: ListOwnDeps,
  { id: ownerId }: Actor,
  query: Omit<MyPropertiesQuery, 'page' | 'limit'>,
): AsyncGenerator<Counted> {
  const filter = ownFilter(ownerId, query);
  if (isWeekSort(query.sort)) {
    yield* eachByWeek(deps, filter, query.sort);
    return;
  }
  const keys = await deps.listings.orderKeysOf(filter);
  const weekOf = await deps.weekCounts(keys.map(({ _id }) => _id));
  for await (const listing of deps.listings.each(filter, orders[query.sort]))
    yield { ...listing, week: weekOf(listing._id) };
}

async function* eachByWeek(
  deps: ListOwnDeps,
  filter: ListingFilter,
  sort: WeekSort,
): AsyncGenerator<Counted> {
  const { ids, weekOf } = await byWeek(deps, filter, sort);
  for (let at = 0; at < ids.length; at += BATCH)
    for (const listing of await deps.listings.byIds(ids.slice(at, at + BATCH)))
      yield { ...listing, week: weekOf(listing._id) };
}
