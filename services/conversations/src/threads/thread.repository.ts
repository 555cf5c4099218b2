import { otherSide, sides, type Side } from '@pokriv/contracts/conversation/conversation-rules';
import type { Unit } from '@pokriv/service-kit/mongo';
import { wordsOf } from '@pokriv/service-kit/words';
import { trusted, Types, type Connection, type UpdateQuery } from 'mongoose';

import type { ListingRef } from '../listing-refs/listing-ref.model.ts';
import { messageModel, type StoredMessage } from './message.model.ts';
import { stepOf, type NewMessage } from './thread-step.ts';
import { threadModel, type StoredThread } from './thread.model.ts';

export type { NewMessage } from './thread-step.ts';

export const sideOf = (
  thread: Pick<StoredThread, 'tenantId' | 'landlordId'>,
  userId: string,
): Side | undefined => {
  if (thread.tenantId === userId) return 'tenant';
  return thread.landlordId === userId ? 'landlord' : undefined;
};

interface Moment {
  now: Date;
  unit: Unit;
}

/** Unset fields: no unread mail is due, none counts as sent. */
export const withoutMail = (side: Side) => ({ [`mailDueAt.${side}`]: true, [`mailedAt.${side}`]: true });

export function threadRepository(connection: Connection) {
  const threads = threadModel(connection);
  const messages = messageModel(connection);

  /** @throws Error when the thread was deleted */
  const update = async (
    id: string,
    change: UpdateQuery<StoredThread>,
    unit?: Unit,
  ): Promise<StoredThread> => {
    const options = { session: unit?.session, returnDocument: 'after' } as const;
    const changed = await threads.findOneAndUpdate({ _id: id }, change, options).lean<StoredThread>();
    if (!changed) throw new Error(`thread ${id} is gone`);
    return changed;
  };

  const advance = async (thread: StoredThread, message: NewMessage, { now, unit }: Moment) => {
    const { readers, isFirstReach, update: change } = stepOf(thread, message, now);
    const changed = await update(thread._id, change, unit);
    if (isFirstReach)
      await unit.announce('thread-started', { listingId: thread.listingId, at: now.toISOString() });
    return { changed, readers };
  };

  return {
    find: (id: string, unit?: Unit): Promise<StoredThread | null> =>
      threads
        .findOne({ _id: id })
        .session(unit?.session ?? null)
        .lean(),

    findOf: (listingId: string, tenantId: string, unit?: Unit): Promise<StoredThread | null> =>
      threads
        .findOne({ listingId, tenantId })
        .session(unit?.session ?? null)
        .lean(),

    /** Creates a tenant's first thread about a listing, empty until a message is added. */
    async create(
      {
        listing,
        tenantId,
        names,
        now,
      }: { listing: ListingRef; tenantId: string; names: string[]; now: Date },
      unit: Unit,
    ): Promise<StoredThread> {
      const { _id: listingId, ownerId: landlordId, title, status, cover, city, price } = listing;
      const isBlockedBy = async (side: Side) => {
        const between = [
          { tenantId, landlordId, [`blocked.${side}`]: true },
          { tenantId: landlordId, landlordId: tenantId, [`blocked.${otherSide(side)}`]: true },
        ];
        return (await threads.exists({ $or: between }).session(unit.session)) !== null;
      };
      const thread: StoredThread = {
        _id: new Types.ObjectId().toHexString(),
        ...{ listingId, tenantId, landlordId },
        listing: { title, status, cover, city, price },
        priceThen: price,
        state: 'open',
        facts: null,
        lastSeq: 0,
        lastAt: { tenant: now, landlord: now },
        last: { tenant: null, landlord: null },
        readSeq: { tenant: 0, landlord: 0 },
        unread: { tenant: 0, landlord: 0 },
        archived: { tenant: false, landlord: false },
        muted: { tenant: false, landlord: false },
        blocked: { tenant: await isBlockedBy('tenant'), landlord: await isBlockedBy('landlord') },
        wrote: { tenant: false, landlord: false },
        words: wordsOf(title, ...names),
        label: 'new',
        note: '',
        changedAt: now,
        createdAt: now,
      };
      await threads.insertOne(thread, { session: unit.session });
      return thread;
    },

    findSent: (threadId: string, from: Side, clientId: string, unit: Unit): Promise<StoredMessage | null> =>
      messages.findOne({ threadId, from, clientId }).session(unit.session).lean(),

    /**
     * Appends a message: order, unread counts, previews and due mails change in the same transaction; the
     * first message to reach the landlord is announced. Publish `threads-changed` to `readers` after the
     * commit.
     */
    async append(
      thread: StoredThread,
      message: NewMessage,
      { now, unit }: Moment,
    ): Promise<{ thread: StoredThread; message: StoredMessage; readers: Side[] }> {
      const { from, kind, text, state = 'sent', risks = [], isAnswered: _isAnswered, ...rest } = message;
      const { changed, readers } = await advance(thread, message, { now, unit });
      const reader = from === 'system' ? undefined : otherSide(from);
      const stored: StoredMessage = {
        _id: new Types.ObjectId().toHexString(),
        threadId: thread._id,
        seq: changed.lastSeq,
        ...{ from, kind, text, risks, state },
        ...rest,
        ...(reader && thread.blocked[reader] && { hiddenFrom: reader }),
        at: now,
      };
      await messages.insertOne(stored, { session: unit.session });
      return { thread: changed, message: stored, readers };
    },

    /** Sends a held message, moved to the end of its thread. */
    async release(
      thread: StoredThread,
      message: StoredMessage,
      { now, unit }: Moment,
    ): Promise<{ thread: StoredThread; readers: Side[] }> {
      const { changed, readers } = await advance(thread, { ...message, state: 'sent' }, { now, unit });
      const reader = message.from === 'system' ? undefined : otherSide(message.from);
      const hidden = reader && thread.blocked[reader] ? { hiddenFrom: reader } : undefined;
      await messages.updateOne(
        { _id: message._id },
        {
          $set: { state: 'sent', seq: changed.lastSeq, at: now, ...hidden },
          ...(!hidden && { $unset: { hiddenFrom: true } }),
        },
        { session: unit.session },
      );
      return { thread: changed, readers };
    },

    /** Removes a held message, moved to the end so that its author, who alone sees it, notices. */
    async remove(thread: StoredThread, message: StoredMessage, { unit }: Moment): Promise<StoredThread> {
      const { session } = unit;
      const isHeldElse = await messages
        .exists({ threadId: thread._id, state: 'held', _id: trusted({ $ne: message._id }) })
        .session(session);
      const changed = await update(
        thread._id,
        {
          $inc: { lastSeq: 1 },
          ...(thread.state === 'held' && !isHeldElse && { $set: { state: 'open' } }),
        },
        unit,
      );
      const removed = { state: 'removed', seq: changed.lastSeq } as const;
      await messages.updateOne({ _id: message._id }, { $set: removed }, { session });
      return changed;
    },

    update,

    /** Blocks or unblocks the other person in all threads of the two, in both roles. */
    async block(
      { userId, otherId, isBlocked }: { userId: string; otherId: string; isBlocked: boolean },
      { session }: Unit,
    ): Promise<void> {
      for (const own of Object.keys(sides) as Side[]) {
        await threads.updateMany(
          { [`${own}Id`]: userId, [`${otherSide(own)}Id`]: otherId },
          {
            $set: { [`blocked.${own}`]: isBlocked, ...(isBlocked && { [`unread.${own}`]: 0 }) },
            ...(isBlocked && { $unset: withoutMail(own) }),
          },
          { session },
        );
      }
    },

    /** In either role. */
    isPairBlocked: async (one: string, other: string): Promise<boolean> => {
      const either = { $or: [{ 'blocked.tenant': true }, { 'blocked.landlord': true }] };
      const asked = { $in: [one, other] };
      return (
        (await threads.exists({ tenantId: trusted(asked), landlordId: trusted(asked), ...either })) !== null
      );
    },
  };
}
