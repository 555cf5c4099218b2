import type { Migration } from '@pokriv/service-kit/migrations';
import { wordsOf } from '@pokriv/service-kit/words';

import { contactsOf, reportsOf } from './collections.ts';

const lacking = { words: { $exists: false } };

/** Search tokens and indexes for the lists of reports, messages and audit entries; backfills stored documents. */
export const adminLists: Migration = {
  id: 4,
  name: 'lists for administrators',
  up: async (connection) => {
    const [reports, contacts] = [reportsOf(connection), contactsOf(connection)];
    for await (const { _id, propertyTitle, reason, reporter } of reports.find(lacking)) {
      const words = wordsOf(propertyTitle, reason, reporter.firstName, reporter.lastName, reporter.email);
      await reports.updateOne({ _id }, { $set: { words } });
    }
    for await (const { _id, name, email, message } of contacts.find(lacking)) {
      await contacts.updateOne({ _id }, { $set: { words: wordsOf(name, email, message) } });
    }
    const newest = { createdAt: -1, _id: -1 } as const;
    await reports.createIndexes([
      { key: { words: 1 }, name: 'by words' },
      { key: { reportType: 1, ...newest }, name: 'by type' },
    ]);
    await contacts.createIndexes([
      { key: { words: 1 }, name: 'by words' },
      { key: { subject: 1, ...newest }, name: 'by subject' },
    ]);
    await connection.collection('audit').createIndexes([
      { key: { words: 1 }, name: 'by words' },
      { key: { 'actor.id': 1, at: -1 }, name: 'by admin' },
      { key: { 'target.kind': 1, at: -1 }, name: 'by kind' },
      { key: { action: 1, at: -1 }, name: 'by action' },
    ]);
  },
};
