import type { Connection } from 'mongoose';

import { sharedListModel, type StoredSharedList } from './shared-list.model.ts';

/**
 * A person's own shared lists, and their votes and notes in any list; without the data of others. Newest
 * first.
 */
export async function readSharedListData(
  connection: Connection,
  userId: string,
): Promise<Record<string, unknown[]>> {
  const lists = await sharedListModel(connection)
    .find({ 'people.userId': userId })
    .sort({ createdAt: -1, _id: -1 })
    .lean<StoredSharedList[]>();
  return { 'shared-lists': lists.map((list) => ofPerson(list, userId)) };
}

function ofPerson({ _id, ownerId, token, homes, people, ...list }: StoredSharedList, userId: string): object {
  const person = people.find((one) => one.userId === userId);
  const isOwner = ownerId === userId;
  const own = ({ by }: { by: string }) => by === person?.id;
  return {
    id: _id,
    isOwner,
    name: person?.name,
    joinedAt: person?.joinedAt,
    ...(isOwner && {
      token,
      homes,
      createdAt: list.createdAt,
      lastActiveAt: list.lastActiveAt,
      seenAt: list.seenAt,
    }),
    votes: list.votes.filter(own).map(({ home, vote, at }) => ({ home, vote, at })),
    notes: list.notes.filter(own).map(({ home, text, at }) => ({ home, text, at })),
  };
}
