import { QUERY_MS, type Unit } from '@pokriv/service-kit/mongo';
import type { Connection } from 'mongoose';

import { sharedListModel, type StoredSharedList } from './shared-list.model.ts';

export type ListChange = Partial<Omit<StoredSharedList, '_id' | 'token' | 'ownerId' | 'slot'>>;

/** Shared lists; concurrent changes of one list conflict, and the transaction retries. */
export function sharedListRepository(connection: Connection) {
  const lists = sharedListModel(connection);
  return {
    async add(list: StoredSharedList, { session }: Unit): Promise<void> {
      await lists.insertOne(list, { session });
    },

    ofToken: (token: string, unit?: Unit): Promise<StoredSharedList | null> =>
      lists
        .findOne({ token })
        .session(unit?.session ?? null)
        .maxTimeMS(QUERY_MS)
        .lean<StoredSharedList>(),

    ofId: (ownerId: string, id: string, { session }: Unit): Promise<StoredSharedList | null> =>
      lists.findOne({ _id: id, ownerId }).session(session).lean<StoredSharedList>(),

    /** Newest first. */
    ofOwner: (ownerId: string, unit?: Unit): Promise<StoredSharedList[]> =>
      lists
        .find({ ownerId })
        .session(unit?.session ?? null)
        .sort({ createdAt: -1, _id: -1 })
        .maxTimeMS(QUERY_MS)
        .lean<StoredSharedList[]>(),

    /** @returns the changed list */
    async change(list: StoredSharedList, changes: ListChange, { session }: Unit): Promise<StoredSharedList> {
      await lists.updateOne({ _id: list._id }, { $set: changes }, { session });
      return { ...list, ...changes };
    },

    /** @returns false when the owner has no such list */
    async remove(ownerId: string, id: string): Promise<boolean> {
      const { deletedCount } = await lists.deleteOne({ _id: id, ownerId });
      return deletedCount > 0;
    },

    async eraseOf(ownerId: string, { session }: Unit): Promise<void> {
      await lists.deleteMany({ ownerId }, { session });
    },

    /** Lists of others with this participant. */
    with: (userId: string, { session }: Unit): Promise<StoredSharedList[]> =>
      lists.find({ 'people.userId': userId }).session(session).lean<StoredSharedList[]>(),
  };
}
export type SharedListRepository = ReturnType<typeof sharedListRepository>;
