import type { Assignment } from '@pokriv/contracts/listing/moderation-file';
import { QUERY_MS, type Unit } from '@pokriv/service-kit/mongo';
import { trusted, type Connection } from 'mongoose';

import { assignmentModel, type StoredAssignment } from './assignment.model.ts';

export const shownAssignment = ({ holder, until }: StoredAssignment, adminId: string): Assignment => ({
  holder,
  until: until.toISOString(),
  isMine: holder.id === adminId,
});

/** Assignments in force; an expired one is as good as none. Two transactions on one listing conflict, and one retries. */
export function assignmentRepository(connection: Connection) {
  const model = assignmentModel(connection);
  return {
    /** Of these listings, or all: at most `ASSIGNED_MAX` per moderator. */
    inForce: (now: Date, { ids, unit }: { ids?: readonly string[]; unit?: Unit } = {}) =>
      model
        .find({ until: trusted({ $gt: now }), ...(ids && { _id: trusted({ $in: [...ids] }) }) })
        .session(unit?.session ?? null)
        .maxTimeMS(QUERY_MS)
        .lean<StoredAssignment[]>(),

    async put({ _id, holder, until }: StoredAssignment, { session }: Unit): Promise<void> {
      await model.updateOne({ _id }, { $set: { holder, until } }, { upsert: true, session });
    },

    /** @param holderId leaves an assignment of another moderator. @returns whether there was one */
    async release(id: string, { session }: Unit, holderId?: string): Promise<boolean> {
      const { deletedCount } = await model.deleteOne(
        { _id: id, ...(holderId !== undefined && { 'holder.id': holderId }) },
        { session },
      );
      return deletedCount > 0;
    },
  };
}
export type AssignmentRepository = ReturnType<typeof assignmentRepository>;
