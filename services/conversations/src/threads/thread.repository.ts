import {
  otherSide,
  UNREAD_MAIL_MIN,
  type MessageKind,
  type MessageState,
  type Side,
} from '@pokriv/contracts/conversation/conversation-rules';
import type { FoundRisk } from '@pokriv/contracts/conversation/message-risks';
import type { TenantFacts } from '@pokriv/contracts/conversation/thread';
import type { Unit } from '@pokriv/service-kit/mongo';
import { wordsOf } from '@pokriv/service-kit/words';
import { Types, type Connection } from 'mongoose';

import type { ListingRef } from '../listing-refs/listing-ref.model.ts';
import { messageModel, type StoredMessage } from './message.model.ts';
import { threadModel, type StoredThread } from './thread.model.ts';

const MINUTE_MS = 60_000;

export interface NewMessage {
  from: Side | 'system';
  kind: MessageKind;
  text: string;
  facts?: TenantFacts;
  viewingId?: string;
  clientId?: string;
  risks?: FoundRisk[];
  state?: Extract<MessageState, 'sent' | 'held'>;
  /** Of a message of the system: the side whose act it tells, which need not read it. */
  by?: Side;
}

export const sideOf = (
  thread: Pick<StoredThread, 'tenantId' | 'landlordId'>,
  userId: string,
): Side | undefined => {
  if (thread.tenantId === userId) return 'tenant';
  return thread.landlordId === userId ? 'landlord' : undefined;
};

/** The sides that see a message as soon as it is written. */
function readersOf(thread: StoredThread, { from, state = 'sent' }: NewMessage): Side[] {
  if (from === 'system') return ['tenant', 'landlord'];
  const reader = otherSide(from);
  return state === 'held' || thread.blocked[reader] ? [from] : [from, reader];
}

export function threadRepository(connection: Connection) {
  const threads = threadModel(connection);
  const messages = messageModel(connection);
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

    /** The thread of a tenant about a listing, new when there is none; empty until a message is added. */
    async ensure(
      {
        listing,
        tenantId,
        names,
        now,
      }: { listing: ListingRef; tenantId: string; names: string[]; now: Date },
      unit: Unit,
    ): Promise<{ thread: StoredThread; isNew: boolean }> {
      const known = await this.findOf(listing._id, tenantId, unit);
      if (known) return { thread: known, isNew: false };
      const { _id: listingId, ownerId: landlordId, title, status, cover, city, price } = listing;
      const isBlockedBy = async (side: 'tenant' | 'landlord') =>
        (await threads.exists({ tenantId, landlordId, [`blocked.${side}`]: true }).session(unit.session)) !==
        null;
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
      return { thread, isNew: true };
    },

    findSent: (threadId: string, from: Side, clientId: string, unit: Unit): Promise<StoredMessage | null> =>
      messages.findOne({ threadId, from, clientId }).session(unit.session).lean(),

    /**
     * Adds a message at the end of a thread: order, unread counts, previews and due mails change in the same
     * transaction. Publish `threads-changed` after the commit.
     */
    async append(
      thread: StoredThread,
      message: NewMessage,
      { now, unit }: { now: Date; unit: Unit },
    ): Promise<{ thread: StoredThread; message: StoredMessage }> {
      const { from, kind, text, state = 'sent', risks = [], by, ...rest } = message;
      const readers = readersOf(thread, message);
      const told = readers.filter((side) => side !== from && side !== by);
      const preview = { from, text: text.slice(0, 160) };
      const mailDue = new Date(now.getTime() + UNREAD_MAIL_MIN * MINUTE_MS);
      const needsMail = told.filter(
        (side) => !thread.muted[side] && !thread.mailDueAt?.[side] && !thread.mailedAt?.[side],
      );
      const changed = await threads
        .findOneAndUpdate(
          { _id: thread._id },
          {
            $inc: { lastSeq: 1, ...Object.fromEntries(told.map((side) => [`unread.${side}`, 1])) },
            $set: {
              changedAt: now,
              ...Object.fromEntries(
                readers.flatMap((side) => [
                  [`lastAt.${side}`, now],
                  [`last.${side}`, preview],
                  [`archived.${side}`, false],
                ]),
              ),
              ...Object.fromEntries(needsMail.map((side) => [`mailDueAt.${side}`, mailDue])),
              ...(from !== 'system' && state === 'sent' && { [`wrote.${from}`]: true }),
            },
          },
          { session: unit.session, returnDocument: 'after' },
        )
        .lean();
      if (!changed) throw new Error(`thread ${thread._id} is gone`);
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
      return { thread: changed, message: stored };
    },
  };
}
export type ThreadRepository = ReturnType<typeof threadRepository>;
