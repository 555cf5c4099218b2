import { otherSide, sides, type Side } from '@pokriv/contracts/conversation/conversation-rules';
import type { ThreadQuery } from '@pokriv/contracts/conversation/thread';
import { openViewings } from '@pokriv/contracts/conversation/viewing-states';
import type { Pagination } from '@pokriv/contracts/zod-parts';
import { paginationOf } from '@pokriv/service-kit/paging';
import { wordsFilter } from '@pokriv/service-kit/words';
import { trusted, type Connection, type QueryFilter } from 'mongoose';

import { viewingModel, type StoredViewing } from '../viewings/viewing.model.ts';
import { goneStatuses } from '../threads/thread-view.ts';
import { sideOf } from '../threads/thread.repository.ts';
import { threadModel, type StoredThread } from '../threads/thread.model.ts';

const bothSides = Object.keys(sides) as Side[];
type Filter = QueryFilter<StoredThread>;
type Placed = Pick<StoredThread, '_id' | 'lastAt'> & { side: Side };

/** Newest first; ties broken by the higher id. */
const byLast = (one: Placed, other: Placed): number =>
  other.lastAt[other.side].getTime() - one.lastAt[one.side].getTime() || (one._id < other._id ? 1 : -1);

const ownedBy = (userId: string, side: Side): Filter => ({
  [`${side}Id`]: userId,
  [`last.${side}`]: trusted({ $ne: null }),
});

/** The other side wrote last and can still be answered. */
const unansweredBy = (side: Side): Filter => ({
  [`last.${side}.from`]: otherSide(side),
  [`blocked.${side}`]: false,
  state: trusted({ $ne: 'closed' as const }),
  'listing.status': trusted({ $nin: [...goneStatuses] }),
  ...(side === 'landlord' && { label: trusted({ $ne: 'declined' as const }) }),
});

function filterOf(userId: string, side: Side, asked: Omit<ThreadQuery, 'page' | 'limit' | 'side'>): Filter {
  const { listingId, label, unread, unanswered, archived, query } = asked;
  return {
    ...ownedBy(userId, side),
    [`archived.${side}`]: archived,
    ...(unread && { [`unread.${side}`]: trusted({ $gt: 0 }) }),
    ...(listingId !== undefined && { listingId }),
    ...(unanswered && unansweredBy(side)),
    ...(label && { label }),
    ...wordsFilter(query),
  };
}

const startOf = ({ start, options }: StoredViewing): number =>
  Math.min(...[start, ...options].flatMap((one) => (one ? [one.getTime()] : [])));

export function inboxRepository(connection: Connection) {
  const threads = threadModel(connection);
  const viewings = viewingModel(connection);
  return {
    /** Threads of both sides in one list; labels apply to the landlord's side only. */
    async list(
      userId: string,
      { page, limit, side, ...asked }: ThreadQuery,
    ): Promise<{ found: StoredThread[]; pagination: Pagination }> {
      const asking = bothSides.filter((one) => (side ?? one) === one && (!asked.label || one === 'landlord'));
      const lists = await Promise.all(
        asking.map(async (one) => {
          const where = filterOf(userId, one, asked);
          const [total, rows] = await Promise.all([
            threads.countDocuments(where),
            threads
              .find(where, { lastAt: 1 })
              .sort({ [`lastAt.${one}`]: -1, _id: -1 })
              .limit(page * limit)
              .lean<Pick<StoredThread, '_id' | 'lastAt'>[]>(),
          ]);
          return { total, rows: rows.map((row): Placed => ({ ...row, side: one })) };
        }),
      );
      const ids = lists
        .flatMap(({ rows }) => rows)
        .sort(byLast)
        .slice((page - 1) * limit, page * limit)
        .map(({ _id }) => _id);
      const rows = await threads.find({ _id: trusted({ $in: ids }) }).lean<StoredThread[]>();
      const found = ids.flatMap((id) => rows.find(({ _id }) => _id === id) ?? []);
      const total = lists.reduce((sum, one) => sum + one.total, 0);
      return { found, pagination: paginationOf(page, limit, total) };
    },

    /** Unread threads, excluding muted ones, and viewings awaiting this person. */
    async countUnread(userId: string): Promise<{ threads: number; viewings: number }> {
      const counts = bothSides.map((side) =>
        Promise.all([
          threads.countDocuments({
            [`${side}Id`]: userId,
            [`unread.${side}`]: trusted({ $gt: 0 }),
            [`muted.${side}`]: false,
          }),
          viewings.countDocuments({
            [`${side}Id`]: userId,
            awaits: side,
            state: trusted({ $in: [...openViewings] }),
          }),
        ]),
      );
      const [[asTenant = 0, ofTenant = 0] = [], [asLandlord = 0, ofLandlord = 0] = []] =
        await Promise.all(counts);
      return { threads: asTenant + asLandlord, viewings: ofTenant + ofLandlord };
    },

    /** Threads changed for a person since a moment, oldest change first; the latest `limit` per side. */
    async changedSince(
      userId: string,
      since: Date,
      limit: number,
    ): Promise<{ thread: StoredThread; at: Date }[]> {
      const lists = await Promise.all(
        bothSides.map((side) =>
          threads
            .find({ ...ownedBy(userId, side), [`lastAt.${side}`]: trusted({ $gte: since }) })
            .sort({ [`lastAt.${side}`]: -1 })
            .limit(limit)
            .lean<StoredThread[]>(),
        ),
      );
      return lists
        .flat()
        .map((thread) => ({ thread, at: thread.lastAt[sideOf(thread, userId) ?? 'tenant'] }))
        .sort((one, other) => one.at.getTime() - other.at.getTime());
    },

    /** The earliest open viewing per thread. */
    async nextViewings(threadIds: readonly string[]): Promise<Map<string, StoredViewing>> {
      const open = { threadId: trusted({ $in: [...threadIds] }), state: trusted({ $in: [...openViewings] }) };
      const found = await viewings.find(open).lean<StoredViewing[]>();
      found.sort((one, other) => startOf(other) - startOf(one));
      return new Map(found.map((viewing) => [viewing.threadId, viewing]));
    },

    /** Threads about a listing visible to its landlord, oldest first. */
    async idsOfListing(listingId: string, landlordId: string): Promise<string[]> {
      const found = await threads
        .find({ listingId, ...ownedBy(landlordId, 'landlord') }, { _id: 1 })
        .sort({ _id: 1 })
        .lean();
      return found.map(({ _id }) => _id);
    },
  };
}
export type InboxRepository = ReturnType<typeof inboxRepository>;
