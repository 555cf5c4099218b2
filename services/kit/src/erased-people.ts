import { createHash } from 'node:crypto';

import type { Connection } from 'mongoose';

import { erasedPersonModel } from './erased-person.model.ts';
import type { Unit } from './mongo.ts';

/** Who was erased, as what nobody can turn back into a uid: the only trace that stays. */
export const erasedHash = (userId: string): string =>
  createHash('sha256').update(`erased:${userId}`).digest('base64url');

/** What stands in the place of an erased person where a record must stay. */
export const ERASED = 'erased';

/**
 * Collection `erased` of a service: people whose copies it must not make again. A fact that was under way while they were
 * erased may arrive after it.
 */
export function erasedPeople(connection: Connection) {
  const erased = erasedPersonModel(connection);
  return {
    async is(userId: string, unit?: Unit): Promise<boolean> {
      return (await erased.exists({ _id: erasedHash(userId) }).session(unit?.session ?? null)) !== null;
    },

    /** Before anything of theirs is erased, so that nothing new is kept meanwhile. */
    async mark(userId: string): Promise<void> {
      await erased.updateOne(
        { _id: erasedHash(userId) },
        { $setOnInsert: { at: new Date() } },
        { upsert: true },
      );
    },
  };
}
export type ErasedPeople = ReturnType<typeof erasedPeople>;
