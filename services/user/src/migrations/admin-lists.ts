import type { Migration } from '@pokriv/service-kit/migrations';

import type { StoredAccount } from '../accounts/account.model.ts';
import { foundBy } from '../accounts/found-by.ts';
import { accountsOf } from './collections.ts';

const BATCH = 500;

export const adminLists: Migration = {
  id: 6,
  name: 'people as administrators find them',
  up: async (connection) => {
    const accounts = accountsOf(connection);
    const fill = (found: readonly StoredAccount[]) =>
      accounts.bulkWrite(
        found.map(({ version, ...account }) => ({
          updateOne: {
            // a concurrent change writes these fields too
            filter: { _id: account._id, version },
            update: {
              $set: {
                ...foundBy(account),
                ...(account.isSuspended && { suspendedSince: account.suspendedSince ?? account.updatedAt }),
              },
            },
          },
        })),
        { ordered: false },
      );
    let batch: StoredAccount[] = [];
    for await (const account of accounts.find({ nameKey: { $exists: false } })) {
      batch.push(account);
      if (batch.length < BATCH) continue;
      await fill(batch);
      batch = [];
    }
    if (batch.length > 0) await fill(batch);
    const newestFirst = { createdAt: -1, _id: -1 } as const;
    await accounts.createIndexes([
      { key: newestFirst, name: 'newest' },
      { key: { words: 1, ...newestFirst }, name: 'words' },
      { key: { state: 1, ...newestFirst }, name: 'by_state' },
      { key: { role: 1, ...newestFirst }, name: 'by_role' },
      { key: { plan: 1, ...newestFirst }, name: 'by_plan' },
      { key: { lastSeenAt: -1, _id: -1 }, name: 'seen_last' },
      { key: { nameKey: 1, _id: 1 }, name: 'by_name' },
    ]);
  },
};
