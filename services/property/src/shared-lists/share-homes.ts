import type { Actor } from '@pokriv/contracts/actor';
import { badRequest, conflict, notFound } from '@pokriv/contracts/errors';
import type { NewSharedList } from '@pokriv/contracts/shared-list/shared-list';
import { SHARED_LIST_LIMITS } from '@pokriv/contracts/shared-list/shared-list-rules';
import type { Unit } from '@pokriv/service-kit/mongo';
import { retryDuplicates } from '@pokriv/service-kit/retry-duplicates';
import { Types } from 'mongoose';

import { messages } from '../messages.ts';
import { newPersonId, newSecret } from './participant.ts';
import type { SharedListDeps } from './shared-list-deps.ts';
import type { StoredSharedList } from './shared-list.model.ts';

const texts = messages.sharedList;

/** Filters public homes; a favourite may no longer be public. */
async function publicHomes({ cards }: SharedListDeps, asked: readonly string[]): Promise<string[]> {
  const homes = await cards.publicOf([...new Set(asked)]);
  if (homes.length === 0) throw badRequest(texts.noHomes, [{ param: 'homes', msg: texts.noHomes }]);
  return homes;
}

/**
 * Shares homes by a new link; the owner takes part under the name they agree to. A repeated Idempotency-Key
 * returns the first list.
 * @throws AppError BAD_REQUEST when none of the homes is public, CONFLICT above the limit
 */
export async function shareHomes(
  deps: SharedListDeps,
  actor: Actor,
  body: NewSharedList,
  key: string | undefined,
): Promise<StoredSharedList> {
  const { inTransaction, sharedLists, idempotency } = deps;
  const homes = await publicHomes(deps, body.homes);
  return retryDuplicates(() =>
    inTransaction(async (unit) => {
      const own = await sharedLists.ofOwner(actor.id, unit);
      const made = new Types.ObjectId().toHexString();
      const madeBefore = key && (await idempotency.claim({ userId: actor.id, key, body, made }, unit));
      const known = own.find(({ _id }) => _id === madeBefore);
      if (known) return known;
      const list = newList(
        { _id: made, slot: freeSlot(own), ownerId: actor.id, homes },
        body.name,
        deps.now(),
      );
      await sharedLists.add(list, unit);
      return list;
    }),
  );
}

/** @throws AppError CONFLICT */
function freeSlot(own: readonly StoredSharedList[]): number {
  const taken = new Set(own.map(({ slot }) => slot));
  const slots = Array.from({ length: SHARED_LIST_LIMITS.listsMost }, (_none, slot) => slot);
  const free = slots.find((slot) => !taken.has(slot));
  if (free === undefined) throw conflict(texts.tooManyLists);
  return free;
}

const newList = (
  parts: Pick<StoredSharedList, '_id' | 'slot' | 'ownerId' | 'homes'>,
  name: string,
  at: Date,
): StoredSharedList => ({
  ...parts,
  token: newSecret(),
  people: [{ id: newPersonId(), name, userId: parts.ownerId, keyHash: null, clientHash: null, joinedAt: at }],
  votes: [],
  notes: [],
  createdAt: at,
  lastActiveAt: at,
  seenAt: at,
});

/** @throws AppError NOT_FOUND */
async function ownList(
  { sharedLists }: SharedListDeps,
  { id: ownerId }: Actor,
  id: string,
  unit: Unit,
): Promise<StoredSharedList> {
  const list = await sharedLists.ofId(ownerId, id, unit);
  if (!list) throw notFound(texts.notFound);
  return list;
}

/**
 * Replaces the homes; votes and notes of a removed home are deleted. A home already in the list may stay when
 * it is no longer public.
 * @throws AppError NOT_FOUND; BAD_REQUEST when none is left
 */
export async function changeHomes(
  deps: SharedListDeps,
  actor: Actor,
  { id, homes: asked }: { id: string; homes: readonly string[] },
): Promise<StoredSharedList> {
  const open = new Set(await deps.cards.publicOf(asked));
  return deps.inTransaction(async (unit) => {
    const list = await ownList(deps, actor, id, unit);
    const homes = [...new Set(asked)].filter((home) => open.has(home) || list.homes.includes(home));
    if (homes.length === 0) throw badRequest(texts.noHomes, [{ param: 'homes', msg: texts.noHomes }]);
    const isLeft = ({ home }: { home: string }) => homes.includes(home);
    const said = { votes: list.votes.filter(isLeft), notes: list.notes.filter(isLeft) };
    return deps.sharedLists.change(list, { homes, ...said, lastActiveAt: deps.now() }, unit);
  });
}

/**
 * Marks all votes and notes as seen by the owner.
 * @throws AppError NOT_FOUND
 */
export function markSeen(deps: SharedListDeps, actor: Actor, id: string): Promise<StoredSharedList> {
  return deps.inTransaction(async (unit) =>
    deps.sharedLists.change(await ownList(deps, actor, id, unit), { seenAt: deps.now() }, unit),
  );
}

/**
 * Deletes the list with all votes and notes; the link stops working.
 * @throws AppError NOT_FOUND
 */
export async function stopSharing({ sharedLists }: SharedListDeps, actor: Actor, id: string): Promise<void> {
  if (!(await sharedLists.remove(actor.id, id))) throw notFound(texts.notFound);
}
