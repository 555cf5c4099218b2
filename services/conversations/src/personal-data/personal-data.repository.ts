import type { PersonalData } from '@pokriv/contracts/account/data-export';
import type { DataOwner } from '@pokriv/service-kit/personal-data';
import type { Connection } from 'mongoose';

import { personKeptModel } from '../kept/person-kept.model.ts';
import { personRepository } from '../people/person.repository.ts';
import { threadReportModel, type StoredThreadReport } from '../reports/thread-report.model.ts';
import { messageRepository } from '../threads/message.repository.ts';
import { threadModel, type StoredThread } from '../threads/thread.model.ts';
import { sideOf } from '../threads/thread.repository.ts';
import { isShownTo, nameOf, otherIdOf, toMessage } from '../threads/thread-view.ts';
import { viewingData } from '../viewings/erase-viewings.repository.ts';

/** Excludes moderator-only fields. */
const filed = ({ _id, threadId, reason, text, at }: StoredThreadReport) => ({
  ...{ id: _id, threadId, reason, text, at },
});

/**
 * The person's own view: the other side by short name only, without ids, and without messages hidden from
 * them.
 */
async function readThreads(connection: Connection, userId: string) {
  const people = personRepository(connection);
  const messages = messageRepository(connection);
  const own = { $or: [{ tenantId: userId }, { landlordId: userId }] };
  const threads = await threadModel(connection)
    .find(own)
    .sort({ createdAt: -1, _id: -1 })
    .lean<StoredThread[]>();
  const shown = [];
  for (const thread of threads) {
    const side = sideOf(thread, userId) ?? 'tenant';
    if (!isShownTo(thread, side)) continue;
    const otherId = otherIdOf(thread, side);
    const written = await messages.allOf(thread._id, side);
    shown.push({
      id: thread._id,
      side,
      listing: { id: thread.listingId, title: thread.listing.title },
      with: nameOf(otherId, await people.find(otherId)),
      ...(side === 'tenant' ? { facts: thread.facts } : { label: thread.label, note: thread.note }),
      createdAt: thread.createdAt,
      messages: written.map((message) => {
        const { from, kind, text, facts, state, at } = toMessage(message, side);
        return { from, kind, text, ...(facts && from === 'me' && { facts }), state, at };
      }),
    });
  }
  return shown;
}

/** A person's threads, saved replies and facts, and filed reports (GDPR art. 15, 20). */
export async function readPersonalData(connection: Connection, { userId }: DataOwner): Promise<PersonalData> {
  const [threads, kept, reports, { viewingWaits = [], ...viewings }] = await Promise.all([
    readThreads(connection, userId),
    personKeptModel(connection).findOne({ _id: userId }).lean(),
    threadReportModel(connection).find({ byId: userId }).sort({ at: -1 }).lean<StoredThreadReport[]>(),
    viewingData(connection, userId),
  ]);
  return {
    documents: {
      threads,
      'thread-reports': reports.map(filed),
      'thread-facts': kept?.facts ?? null,
      'saved-replies': kept?.replies ?? [],
      ...viewings,
      'viewing-waits': viewingWaits,
    },
    files: [],
  };
}
