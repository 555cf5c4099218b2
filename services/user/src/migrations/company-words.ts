import { inBatches } from '@pokriv/service-kit/batches';
import type { Migration } from '@pokriv/service-kit/migrations';

import { foundBy } from '../accounts/found-by.ts';
import { accountsOf } from './collections.ts';

const BATCH = 500;
const ofCompany = { 'company.agencyName': { $type: 'string' } } as const;

/** Resumable: a concurrent change of an account writes its words too. */
export const companyWords: Migration = {
  id: 18,
  name: 'people are found by the name and the ЕИК of their agency',
  up: async (connection) => {
    const accounts = accountsOf(connection);
    for await (const batch of inBatches(accounts.find(ofCompany).batchSize(BATCH), BATCH)) {
      await accounts.bulkWrite(
        batch.map((account) => ({
          updateOne: {
            filter: { _id: account._id, version: account.version },
            update: { $set: { words: foundBy(account).words } },
          },
        })),
        { ordered: false },
      );
    }
  },
};
