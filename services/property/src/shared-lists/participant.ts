import { createHash, randomBytes } from 'node:crypto';

import type { Actor } from '@pokriv/contracts/actor';
import { forbidden } from '@pokriv/contracts/errors';

import { messages } from '../messages.ts';
import type { StoredPerson, StoredSharedList } from './shared-list.model.ts';

/** A call to a link, by a session or by a guest with the key from joining. */
export interface Visit {
  token: string;
  actor: Actor | null;
  key?: string | undefined;
}

const SECRET_BYTES = 32;
const ID_BYTES = 9;

/** 256 random bits as 43 URL-safe characters. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

export const newPersonId = (): string => randomBytes(ID_BYTES).toString('base64url');

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** The person of the session, with the guest key as fallback. */
export function personOf(
  { people }: StoredSharedList,
  { actor, key }: Omit<Visit, 'token'>,
): StoredPerson | undefined {
  const ofSession = actor && people.find(({ userId }) => userId === actor.id);
  if (ofSession) return ofSession;
  if (key === undefined) return undefined;
  const keyHash = hashOf(key);
  return people.find((person) => person.keyHash === keyHash);
}

/** @throws AppError FORBIDDEN before joining */
export function assertPerson(list: StoredSharedList, visit: Visit): StoredPerson {
  const person = personOf(list, visit);
  if (!person) throw forbidden(messages.sharedList.joinFirst);
  return person;
}

export const isOwnerOf = ({ ownerId }: StoredSharedList, actor: Actor | null): boolean =>
  actor?.id === ownerId;

/** Changes that remove a person with their votes and notes. */
export const withoutPerson = ({ people, votes, notes }: StoredSharedList, id: string) => ({
  people: people.filter((person) => person.id !== id),
  votes: votes.filter(({ by }) => by !== id),
  notes: notes.filter(({ by }) => by !== id),
});
