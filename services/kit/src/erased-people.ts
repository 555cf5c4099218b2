import { createHash } from 'node:crypto';

import type { Connection } from 'mongoose';

import { erasedPersonModel } from './erased-person.model.ts';
import type { Unit } from './mongo.ts';

/** One-way hash of a user id, the only trace after an erasure. */
export const erasedHash = (userId: string): string =>
  createHash('sha256').update(`erased:${userId}`).digest('base64url');

/** An event in flight may arrive after the erasure; it must not store the user's data again. */
export function erasedPeople(connection: Connection) {
  const erased = erasedPersonModel(connection);
  return {
    async is(userId: string, unit?: Unit): Promise<boolean> {
      return (await erased.exists({ _id: erasedHash(userId) }).session(unit?.session ?? null)) !== null;
    },

    /** Called before the erasure starts, so that no new data is stored meanwhile. */
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
