import { otherSide, type Side } from '@pokriv/contracts/conversation/conversation-rules';
import type { ThreadView } from '@pokriv/contracts/conversation/thread';
import type { Unit } from '@pokriv/service-kit/mongo';
import { trusted, type Connection, type QueryFilter } from 'mongoose';

import { messageModel, type StoredMessage } from './message.model.ts';

/** Page sizes; `after` is larger because a browser catches up once. */
export const PAGE = { last: 50, after: 200 } as const;

const shownTo = (threadId: string, side: Side): QueryFilter<StoredMessage> => ({
  threadId,
  $or: [{ from: side }, { state: 'sent', hiddenFrom: trusted({ $ne: side }) }],
});

/** Excludes the side's own messages and notices about its own acts. */
const unreadBy = (threadId: string, side: Side, readSeq: number): QueryFilter<StoredMessage> => ({
  threadId,
  seq: trusted({ $gt: readSeq }),
  from: trusted({ $in: [otherSide(side), 'system'] }),
  by: trusted({ $ne: side }),
  state: 'sent',
  hiddenFrom: trusted({ $ne: side }),
});

export function messageRepository(connection: Connection) {
  const messages = messageModel(connection);
  return {
    find: (id: string, unit?: Unit): Promise<StoredMessage | null> =>
      messages
        .findOne({ _id: id })
        .session(unit?.session ?? null)
        .lean(),

    /** Oldest first: after `after`, before `before`, or the last ones. */
    async page(
      threadId: string,
      side: Side,
      { after, before }: ThreadView,
    ): Promise<{ found: StoredMessage[]; hasEarlier: boolean }> {
      const where = shownTo(threadId, side);
      if (after !== undefined) {
        const found = await messages
          .find({ ...where, seq: trusted({ $gt: after }) })
          .sort({ seq: 1 })
          .limit(PAGE.after)
          .lean<StoredMessage[]>();
        return { found, hasEarlier: after > 0 };
      }
      const found = await messages
        .find({ ...where, ...(before !== undefined && { seq: trusted({ $lt: before }) }) })
        .sort({ seq: -1 })
        .limit(PAGE.last + 1)
        .lean<StoredMessage[]>();
      return { found: found.slice(0, PAGE.last).reverse(), hasEarlier: found.length > PAGE.last };
    },

    /** All messages visible to a side, oldest first. */
    allOf: (threadId: string, side: Side): Promise<StoredMessage[]> =>
      messages.find(shownTo(threadId, side)).sort({ seq: 1 }).lean(),

    countUnread: (threadId: string, side: Side, readSeq: number, unit: Unit): Promise<number> =>
      messages.countDocuments(unreadBy(threadId, side, readSeq)).session(unit.session),

    newestUnread: (
      threadId: string,
      side: Side,
      readSeq: number,
      unit: Unit,
    ): Promise<StoredMessage | null> =>
      messages
        .findOne(unreadBy(threadId, side, readSeq))
        .sort({ seq: -1 })
        .session(unit.session)
        .lean(),

    heldOf: (threadIds: readonly string[], unit?: Unit): Promise<StoredMessage[]> =>
      messages
        .find({ threadId: trusted({ $in: [...threadIds] }), state: 'held' })
        .sort({ at: 1 })
        .session(unit?.session ?? null)
        .lean(),

    /** The last messages of a thread, including hidden ones, oldest first. */
    async lastOf(threadId: string, limit: number, unit: Unit): Promise<StoredMessage[]> {
      const last = await messages
        .find({ threadId })
        .sort({ seq: -1 })
        .limit(limit)
        .session(unit.session)
        .lean<StoredMessage[]>();
      return last.reverse();
    },
  };
}
