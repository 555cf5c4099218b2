import type { Actor } from '@pokriv/contracts/actor';
import { typedEik } from '@pokriv/contracts/eik';
import { typedListingNumber } from '@pokriv/contracts/listing/listing-number';
import type { AssignedFilter } from '@pokriv/contracts/listing/assignment';
import type { Assignment, QueueSigns } from '@pokriv/contracts/listing/moderation-file';
import type { CleanListings } from '@pokriv/contracts/listing/moderator-steps';
import type {
  AdminPropertiesQuery,
  CleanListingsQuery,
  ModerationQueueQuery,
  QueuedProperty,
} from '@pokriv/contracts/listing/property-endpoints';
import { CLEAN_LISTINGS_MAX } from '@pokriv/contracts/listing/property-options';
import { typedDigits } from '@pokriv/contracts/phone';
import type { Pagination } from '@pokriv/contracts/zod-parts';

import { typedFilter, type Listed } from '../listings/list-own.ts';
import type { ListingFilter, ListingPage } from '../listings/listing-filter.ts';
import type { ListingRepository } from '../listings/listing.repository.ts';
import { toModeratedProperty } from '../listings/shown-property.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import { shownAssignment, type AssignmentRepository } from './assignment.repository.ts';
import type { LeaseRepository } from './lease.repository.ts';
import type { ModerationListings } from './moderation-listings.repository.ts';

export interface ListDeps {
  listings: ListingRepository;
}

type Order = Pick<ListingPage, 'by' | 'isAscending'>;
type AdminFilter = Omit<AdminPropertiesQuery, 'page' | 'limit' | 'sort'>;
type QueueCounts = Awaited<ReturnType<ListingRepository['countQueue']>>;

const adminOrders: Readonly<Record<AdminPropertiesQuery['sort'], Order>> = {
  newest: { by: 'createdAt', isAscending: false },
  oldest: { by: 'createdAt', isAscending: true },
  price_asc: { by: 'fields.price.cents', isAscending: true },
  price_desc: { by: 'fields.price.cents', isAscending: false },
  views: { by: 'views', isAscending: false },
};

/** By submission time; revisions alone by change time. */
function queueOrder({ sort, kind }: Pick<ModerationQueueQuery, 'sort' | 'kind'>): Order {
  if (sort === 'risky_first' || sort === 'risky_last')
    return { by: 'risks.count', isAscending: sort === 'risky_last' };
  return { by: kind ? 'revision.at' : 'submittedAt', isAscending: sort === 'oldest' };
}

/** Enough digits to tell a phone from other numbers. */
const PHONE = /^0\d{5,}$/u;

/** The company or phone in an administrator's text; otherwise a listing number or words. */
function namedBy(text = ''): Pick<ListingFilter, 'eik' | 'phone' | 'words'> {
  const eik = typedEik(text);
  if (eik !== undefined) return { eik, words: [] };
  const phone = typedListingNumber(text) === undefined ? (typedDigits(text) ?? '') : '';
  return PHONE.test(phone) ? { phone, words: [] } : {};
}

const adminFilter = ({ ownerId, city, propertyType, ...query }: AdminFilter): ListingFilter => ({
  ...typedFilter(query),
  ...namedBy(query.query),
  ...(ownerId !== undefined && { ownerId }),
  ...(city !== undefined && { city }),
  ...(propertyType && { propertyType }),
});

export async function listAll({ listings }: ListDeps, query: AdminPropertiesQuery): Promise<Listed> {
  const { page, limit, sort } = query;
  const { found, pagination } = await listings.page(adminFilter(query), {
    ...adminOrders[sort],
    page,
    limit,
  });
  return { data: found.map(toModeratedProperty), pagination };
}

export const eachListing = (
  { listings }: ListDeps,
  query: AdminFilter & Pick<AdminPropertiesQuery, 'sort'>,
) => listings.each(adminFilter(query), adminOrders[query.sort]);

/** Risks of the stored version only: unknown after an edit until the next check. */
function signsOf(
  { risks, returned, revision, version }: StoredListing,
  { heldBy = null, assignment = null }: Partial<Pick<QueueSigns, 'heldBy' | 'assignment'>>,
): QueueSigns {
  return {
    risks: risks?.version === version ? risks.kinds : null,
    isAgain: Boolean(returned) && revision?.status !== 'rejected',
    heldBy,
    assignment,
  };
}

interface QueueDeps extends ListDeps {
  leases: LeaseRepository;
  assignments: AssignmentRepository;
  now: () => Date;
}

/**
 * The moderation queue: pending listings and approved ones with a pending revision; `kind` limits it to the latter,
 * `status` replaces it.
 */
export async function listQueue(
  deps: QueueDeps,
  admin: Actor,
  query: ModerationQueueQuery,
): Promise<{ data: QueuedProperty[]; pagination: Pagination; counts: QueueCounts }> {
  const { listings, leases, now } = deps;
  const assigned = await assignedTo(deps, admin);
  const [{ found, pagination }, counts] = await Promise.all([
    queuePage(listings, query, assigned),
    listings.countQueue(assigned.mine),
  ]);
  const held = await leases.heldByOthers(
    found.map(({ _id }) => _id),
    admin.id,
    now(),
  );
  const data = found.map((stored) => ({
    ...toModeratedProperty(stored),
    signs: signsOf(stored, {
      heldBy: held.get(stored._id) ?? null,
      assignment: assigned.byListing.get(stored._id) ?? null,
    }),
  }));
  return { data, pagination, counts };
}

interface Assigned {
  byListing: ReadonlyMap<string, Assignment>;
  mine: readonly string[];
}

async function assignedTo(
  { assignments, now }: Pick<QueueDeps, 'assignments' | 'now'>,
  admin: Actor,
): Promise<Assigned> {
  const all = await assignments.inForce(now());
  return {
    byListing: new Map(all.map((one) => [one._id, shownAssignment(one, admin.id)])),
    mine: all.filter(({ holder }) => holder.id === admin.id).map(({ _id }) => _id),
  };
}

const byAssignment = (
  filter: AssignedFilter | undefined,
  { byListing, mine }: Assigned,
): Pick<ListingFilter, 'among' | 'except'> => {
  if (!filter) return {};
  return filter === 'mine' ? { among: mine } : { except: [...byListing.keys()] };
};

/** Pending listings and approved ones with a pending revision, or with `kind` the latter alone. */
function waitingFilter(
  { kind, assigned, ...query }: Omit<ModerationQueueQuery, 'page' | 'limit' | 'sort'>,
  all: Assigned,
): ListingFilter {
  const ids = byAssignment(assigned, all);
  if (kind) return { ...adminFilter(query), ...ids, pendingRevisions: 'only' };
  return { ...adminFilter({ ...query, status: 'pending' }), ...ids, pendingRevisions: 'also' };
}

function queuePage(
  listings: ListingRepository,
  { sort, page, limit, ...query }: ModerationQueueQuery,
  all: Assigned,
) {
  const { kind, status = 'pending' } = query;
  const paging = { ...queueOrder({ sort, kind }), page, limit };
  if (kind || status === 'pending') return listings.page(waitingFilter(query, all), paging);
  return listings.page(adminFilter(query), { ...paging, ...agedOrder(sort) });
}

/** Pending listings of a filter that may be approved in bulk, and the counts of the others by reason. */
export async function listClean(
  deps: Pick<QueueDeps, 'leases' | 'assignments' | 'now'> & { moderated: ModerationListings },
  admin: Actor,
  query: CleanListingsQuery,
): Promise<CleanListings> {
  const others = await deps.leases.idsHeldByOthers(admin.id, deps.now());
  const filter = waitingFilter(query, await assignedTo(deps, admin));
  const { rows, ...counts } = await deps.moderated.clean(filter, others, CLEAN_LISTINGS_MAX);
  const listings = rows.map(({ _id: id, version, fields }) => ({ id, version, title: fields.title }));
  return { listings, ...counts };
}

/** Listings outside the queue are sorted by age; orders by risk do not apply. */
const agedOrder = (sort: ModerationQueueQuery['sort']): Order =>
  adminOrders[sort === 'oldest' ? 'oldest' : 'newest'];
