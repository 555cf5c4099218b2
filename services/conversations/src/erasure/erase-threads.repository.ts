import { sides, type Side } from '@pokriv/contracts/conversation/conversation-rules';
import { outboxEventModel } from '@pokriv/service-kit/outbox';
import type { Unit } from '@pokriv/service-kit/mongo';
import { wordsOf } from '@pokriv/service-kit/words';
import { trusted, type Connection } from 'mongoose';

import { texts } from '../messages.ts';
import { personModel } from '../people/person.model.ts';
import { messageModel } from '../threads/message.model.ts';
import { threadModel, type StoredThread } from '../threads/thread.model.ts';
import { erasedId, otherIdOf } from '../threads/thread-view.ts';

const bothSides = Object.keys(sides) as Side[];

/** Filters for mails and events that name a person or quote their texts. */
export async function eventsAbout(connection: Connection, userId: string): Promise<object[]> {
  const threads = threadModel(connection);
  const own = await threads.find({ $or: [{ tenantId: userId }, { landlordId: userId }] }, { _id: 1 }).lean();
  if (own.length === 0) return [];
  const ids = trusted({ $in: own.map(({ _id }) => _id) });
  return [{ 'fact.threadId': ids }, { 'fact.threads.threadId': ids }];
}

/** Drops the erased person's texts, the landlord's note, and fields that only an open thread needs. */
function anonymous(thread: StoredThread, side: Side, otherNames: string[]): Partial<StoredThread> {
  const title = side === 'landlord' ? texts.erasedListing : thread.listing.title;
  const preview = (of: Side) => {
    const last = thread.last[of];
    if (last?.from === side) return { from: side, text: texts.erasedMessage };
    // system previews may quote the person's reason
    return last?.from === 'system' ? { from: last.from, text: texts.erasedNotice } : last;
  };
  return {
    [`${side}Id`]: erasedId(thread._id),
    ...(side === 'tenant' && { facts: null }),
    note: '',
    listing: { ...thread.listing, title, ...(side === 'landlord' && { cover: null }) },
    last: { tenant: preview('tenant'), landlord: preview('landlord') },
    words: wordsOf(title, ...otherNames),
  };
}

/**
 * Closes and anonymizes a person's threads for the other side, shown as „Изтрит потребител“; removes the
 * person's texts, also from previews (design/conversations, Privacy).
 */
export async function eraseThreads(connection: Connection, userId: string, unit: Unit): Promise<void> {
  const threads = threadModel(connection);
  const { session } = unit;
  for (const side of bothSides) {
    const own = await threads.find({ [`${side}Id`]: userId }, null, { session }).lean<StoredThread[]>();
    for (const thread of own) {
      const other = await personModel(connection).findOne({ _id: otherIdOf(thread, side) }, null, {
        session,
      });
      const names = other ? [other.firstName, other.lastName] : [];
      await threads.updateOne(
        { _id: thread._id },
        {
          $set: anonymous(thread, side, names),
          $unset: { mailDueAt: true, answerDueAt: true, reminders: true },
        },
        { session },
      );
      await eraseMessages(connection, thread._id, side, unit);
    }
  }
  await outboxEventModel(connection).updateMany(
    { doneAt: trusted({ $ne: null }), 'fact.people': userId },
    { $set: { fact: null } },
    { session },
  );
}

async function eraseMessages(
  connection: Connection,
  threadId: string,
  side: Side,
  { session }: Unit,
): Promise<void> {
  const messages = messageModel(connection);
  const without = { $unset: { facts: true, clientId: true } } as const;
  await messages.updateMany(
    { threadId, from: side, state: 'sent' },
    { $set: { text: texts.erasedMessage, risks: [] }, ...without },
    { session },
  );
  await messages.updateMany(
    { threadId, from: 'system', by: side },
    { $set: { text: texts.erasedNotice } },
    { session },
  );
  await messages.updateMany(
    { threadId, from: side, state: trusted({ $ne: 'sent' }) },
    { $set: { text: '', risks: [], state: 'removed' }, ...without },
    { session },
  );
}
