import { contactSubjects } from '@pokriv/contracts/moderation/contact-states';
import type { Migration } from '@pokriv/service-kit/migrations';
import { wordsOf } from '@pokriv/service-kit/words';
import type { Connection } from 'mongoose';

import { texts } from '../messages.ts';
import { auditOf, contactsOf, reportsOf } from './collections.ts';

/** Shape without names, IP addresses and reasons. */
interface OldEntry {
  _id: string;
  actorId: string;
  action: string;
  target: { kind: 'report' | 'contact'; id: string };
}

const callOf: Partial<Record<string, string>> = {
  'report-status': 'setReportStatus',
  'contact-status': 'setContactStatus',
};

export const auditEntriesOfOneShape: Migration = {
  id: 5,
  name: 'audit entries of one shape',
  up: async (connection) => {
    const audit = connection.collection<OldEntry>('audit');
    for await (const entry of audit.find({ actorId: { $exists: true } })) {
      await auditOf(connection).updateOne(
        { _id: entry._id },
        { $set: await presentShape(connection, entry), $unset: { actorId: true } },
      );
    }
    const indexes = await audit.indexes();
    if (indexes.some(({ name }) => name === 'by actor')) await audit.dropIndex('by actor');
  },
};

async function presentShape(connection: Connection, { actorId, action, target }: OldEntry) {
  const label = await labelOf(connection, target);
  return {
    // names live in the user service: old entries identify the administrator by id only
    actor: { id: actorId, name: texts.someAdmin },
    ip: '',
    action: callOf[action] ?? action,
    target: { ...target, label },
    reason: null,
    words: wordsOf(texts.someAdmin, label, target.id),
  };
}

async function labelOf(connection: Connection, { kind, id }: OldEntry['target']): Promise<string> {
  if (kind === 'report') return (await reportsOf(connection).findOne({ _id: id }))?.propertyTitle ?? '';
  const contact = await contactsOf(connection).findOne({ _id: id });
  return contact ? contactSubjects[contact.subject] : '';
}
