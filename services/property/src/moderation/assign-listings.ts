import type { Actor } from '@pokriv/contracts/actor';
import { conflict, notFound } from '@pokriv/contracts/errors';
import { ASSIGNED_MAX, ASSIGNMENT_MINUTES, TAKE_NEXT } from '@pokriv/contracts/listing/assignment';
import type { Assignment, AssignmentChange, Moderator } from '@pokriv/contracts/listing/moderation-file';
import { announceAct } from '@pokriv/service-kit/acts';
import type { InTransaction, Unit } from '@pokriv/service-kit/mongo';

import type { AccountRepository } from '../accounts/account.repository.ts';
import type { ListingChange } from '../listings/listing-follower.ts';
import type { ListingRepository } from '../listings/listing.repository.ts';
import { hasPendingRevision, isApproved } from '../listings/revision.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import { messages } from '../messages.ts';
import { shownAssignment, type AssignmentRepository } from './assignment.repository.ts';
import { holderOf, type LeaseRepository } from './lease.repository.ts';
import type { ModerationListings } from './moderation-listings.repository.ts';

export interface AssignmentDeps {
  inTransaction: InTransaction;
  listings: ListingRepository;
  moderated: ModerationListings;
  leases: LeaseRepository;
  assignments: AssignmentRepository;
  accounts: AccountRepository;
  now: () => Date;
}

type Holder = Assignment['holder'];
type Named = Pick<StoredListing, '_id' | 'fields'>;

const isWaiting = (listing: StoredListing): boolean =>
  listing.status === 'pending' || (isApproved(listing) && hasPendingRevision(listing));

const endOf = (now: Date): Date => new Date(now.getTime() + ASSIGNMENT_MINUTES * 60_000);

const announceHolders = (
  { _id: id, fields }: Named,
  { before, after }: { before: Holder | undefined; after: Holder | undefined },
  unit: Unit,
): Promise<void> =>
  announceAct(
    {
      target: { kind: 'listing', id, label: fields.title ?? '' },
      before: { assignee: before?.name ?? null },
      after: { assignee: after?.name ?? null },
      people: [before, after].flatMap((holder) => holder?.id ?? []),
    },
    unit,
  );

/**
 * Assigns a waiting listing to the caller or a colleague, for `ASSIGNMENT_MINUTES`.
 * @throws AppError NOT_FOUND for an unknown listing or colleague, CONFLICT when it no longer waits, its holder is not
 *   the one on screen, or the new holder has `ASSIGNED_MAX`
 */
export function assignListing(
  { inTransaction, listings, assignments, accounts, now }: AssignmentDeps,
  admin: Actor,
  { id, moderatorId = admin.id, holderId }: AssignmentChange & { id: string },
): Promise<Assignment> {
  return inTransaction(async (unit) => {
    const at = now();
    const listing = await listings.get(id, unit);
    if (!isWaiting(listing)) throw conflict(messages.assignment.notWaiting);
    const all = await assignments.inForce(at, { unit });
    const before = all.find(({ _id }) => _id === id)?.holder;
    if ((before?.id ?? null) !== holderId)
      throw conflict(before ? messages.assignment.heldBy(before.name) : messages.assignment.free);
    const holder = moderatorId === admin.id ? holderOf(admin) : await accounts.moderator(moderatorId, unit);
    if (!holder) throw notFound(messages.assignment.noModerator);
    const held = all.filter((one) => one.holder.id === holder.id && one._id !== id).length;
    if (held >= ASSIGNED_MAX) throw conflict(messages.assignment.full(holder.name));
    const assigned = { _id: id, holder, until: endOf(at) };
    await assignments.put(assigned, unit);
    if (before?.id !== holder.id) await announceHolders(listing, { before, after: holder }, unit);
    return shownAssignment(assigned, admin.id);
  });
}

/**
 * Assigns the oldest waiting listings without an assignment or a lease to the caller. Concurrent callers get different
 * ones: their writes conflict, and the later transaction retries.
 * @throws AppError CONFLICT when the caller has `ASSIGNED_MAX`
 * @returns the number of listings
 */
export function takeNext(
  { inTransaction, moderated, leases, assignments, now }: AssignmentDeps,
  admin: Actor,
): Promise<number> {
  const holder = holderOf(admin);
  return inTransaction(async (unit) => {
    const at = now();
    const all = await assignments.inForce(at, { unit });
    const room = ASSIGNED_MAX - all.filter((one) => one.holder.id === admin.id).length;
    if (room <= 0) throw conflict(messages.assignment.full(holder.name));
    const opened = await leases.idsHeldByOthers(admin.id, at);
    const except = [...all.map(({ _id }) => _id), ...opened];
    const free = await moderated.longestWaiting({ except, limit: Math.min(TAKE_NEXT, room) }, unit);
    for (const listing of free) {
      await assignments.put({ _id: listing._id, holder, until: endOf(at) }, unit);
      await announceHolders(listing, { before: undefined, after: holder }, unit);
    }
    return free.length;
  });
}

/** Gives up an own assignment; one that has ended or moved on stays as it is. */
export function releaseListing(
  { inTransaction, listings, assignments }: AssignmentDeps,
  admin: Actor,
  id: string,
): Promise<void> {
  return inTransaction(async (unit) => {
    const listing = await listings.get(id, unit);
    if (!(await assignments.release(id, unit, admin.id))) return;
    await announceHolders(listing, { before: holderOf(admin), after: undefined }, unit);
  });
}

/** Active administrators by name, with the number of their assignments. */
export async function listModerators(
  { accounts, assignments, now }: AssignmentDeps,
  admin: Actor,
): Promise<Moderator[]> {
  const [moderators, all] = await Promise.all([accounts.moderators(), assignments.inForce(now())]);
  return moderators
    .map(({ id, name }) => ({
      id,
      name,
      holds: all.filter(({ holder }) => holder.id === id).length,
      isMe: id === admin.id,
    }))
    .sort((one, other) => one.name.localeCompare(other.name, 'bg'));
}

/** Releases the assignment of a decided or withdrawn listing. */
export async function releaseDecided(
  { assignments }: Pick<AssignmentDeps, 'assignments'>,
  { before, after }: ListingChange,
  unit: Unit,
): Promise<void> {
  if (isWaiting(before) && !isWaiting(after)) await assignments.release(after._id, unit);
}
