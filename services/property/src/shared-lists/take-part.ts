import { badRequest, conflict, forbidden, notFound } from '@pokriv/contracts/errors';
import type { NewParticipant } from '@pokriv/contracts/shared-list/shared-list';
import { SHARED_LIST_LIMITS, type SharedVote } from '@pokriv/contracts/shared-list/shared-list-rules';

import { messages } from '../messages.ts';
import { changeList } from './change-list.ts';
import {
  assertPerson,
  hashOf,
  isOwnerOf,
  newPersonId,
  newSecret,
  personOf,
  withoutPerson,
  type Visit,
} from './participant.ts';
import type { SharedListDeps } from './shared-list-deps.ts';
import type { StoredPerson, StoredSharedList } from './shared-list.model.ts';

const texts = messages.sharedList;
const LIMIT = SHARED_LIST_LIMITS;

export interface Joined {
  list: StoredSharedList;
  person: string;
  /** Key of a guest. */
  key: string | null;
}

/** Only names distinguish people in a list, so they are unique. */
function assertFreeName(people: readonly StoredPerson[], name: string): void {
  const isTaken = people.some((person) => person.name.toLocaleLowerCase() === name.toLocaleLowerCase());
  if (isTaken) throw badRequest(texts.nameTaken, [{ param: 'name', msg: texts.nameTaken }]);
}

/**
 * Joins a list: a session once, a guest once per `clientId`; a repeated call gives the guest a new key for
 * the same person, since the first one may be lost with its reply.
 * @throws AppError BAD_REQUEST for a name in use, CONFLICT when the list is full
 */
export async function joinList(
  deps: SharedListDeps,
  visit: Visit,
  { name, clientId }: NewParticipant,
): Promise<Joined> {
  const { actor } = visit;
  const key = actor ? null : newSecret();
  const keyHash = key && hashOf(key);
  const clientHash = actor ? null : hashOf(clientId);
  let person = '';
  const list = await changeList(deps, visit, ({ people, ...rest }, joinedAt) => {
    const known = actor
      ? personOf({ people, ...rest }, visit)
      : people.find((one) => one.clientHash === clientHash);
    person = known?.id ?? newPersonId();
    if (known) {
      if (actor) return undefined;
      return { people: people.map((one) => (one === known ? { ...known, keyHash } : one)) };
    }
    if (people.length >= LIMIT.peopleMost) throw conflict(texts.tooManyPeople);
    assertFreeName(people, name);
    const joined = { id: person, name, userId: actor?.id ?? null, keyHash, clientHash, joinedAt };
    return { people: [...people, joined] };
  });
  return { list, person, key };
}

/**
 * Removes a person with their votes and notes; allowed for themselves and the owner.
 * @throws AppError FORBIDDEN for others, and for the owner's own place
 */
export const removePerson = (deps: SharedListDeps, visit: Visit, id: string): Promise<StoredSharedList> =>
  changeList(deps, visit, (list) => {
    const isOwner = isOwnerOf(list, visit.actor);
    if (!isOwner && personOf(list, visit)?.id !== id) throw forbidden(texts.notYours);
    const person = list.people.find((one) => one.id === id);
    if (!person) return undefined;
    if (person.userId === list.ownerId) throw forbidden(texts.ownerStays);
    return withoutPerson(list, id);
  });

/** @throws AppError NOT_FOUND */
function assertHome({ homes }: StoredSharedList, home: string): void {
  if (!homes.includes(home)) throw notFound(texts.noSuchHome);
}

/**
 * A person's vote about a home; null withdraws it.
 * @throws AppError FORBIDDEN, NOT_FOUND
 */
export const voteForHome = (
  deps: SharedListDeps,
  visit: Visit,
  { home, vote }: { home: string; vote: SharedVote | null },
): Promise<StoredSharedList> =>
  changeList(deps, visit, (list, at) => {
    const { id: by } = assertPerson(list, visit);
    assertHome(list, home);
    const before = list.votes.find((one) => one.by === by && one.home === home);
    if ((before?.vote ?? null) === vote) return undefined;
    const others = list.votes.filter((one) => one !== before);
    return { votes: vote === null ? others : [...others, { by, home, vote, at }] };
  });

/**
 * Writes a note; idempotent by id for the same person.
 * @throws AppError FORBIDDEN, NOT_FOUND; CONFLICT above the limit, or for an id in use
 */
export const writeNote = (
  deps: SharedListDeps,
  visit: Visit,
  { id, home, text }: { id: string; home: string; text: string },
): Promise<StoredSharedList> =>
  changeList(deps, visit, (list, at) => {
    const { id: by } = assertPerson(list, visit);
    assertHome(list, home);
    const same = list.notes.find((note) => note.id === id);
    if (same?.by === by) return undefined;
    if (same) throw conflict(texts.noteIdTaken);
    const own = list.notes.filter((note) => note.by === by);
    if (own.length >= LIMIT.notesMost) throw conflict(texts.tooManyNotes);
    return { notes: [...list.notes, { id, by, home, text, at }] };
  });

/**
 * Deletes a note; allowed for its author and the owner.
 * @throws AppError FORBIDDEN
 */
export const removeNote = (deps: SharedListDeps, visit: Visit, id: string): Promise<StoredSharedList> =>
  changeList(deps, visit, (list) => {
    const note = list.notes.find((one) => one.id === id);
    if (!note) return undefined;
    if (!isOwnerOf(list, visit.actor) && personOf(list, visit)?.id !== note.by)
      throw forbidden(texts.notYours);
    return { notes: list.notes.filter((one) => one !== note) };
  });
