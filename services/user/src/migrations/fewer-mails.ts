import type { Migration } from '@pokriv/service-kit/migrations';
import { transactionsOf } from '@pokriv/service-kit/mongo';
import { trusted, type Connection } from 'mongoose';

import { accountModel, type StoredAccount } from '../accounts/account.model.ts';
import { announceAccount } from '../accounts/announce-account.ts';

const BATCH = 50;
/** Absent choices: the person gets the defaults. */
const neverChose = { silencedMails: trusted({ $exists: false }), isErasing: trusted({ $ne: true as const }) };

/** With a new version, because copies ignore the one that they have. */
async function announceDefaults(connection: Connection, ids: readonly string[]): Promise<void> {
  const accounts = accountModel(connection);
  await transactionsOf(
    connection,
    'user',
  )(async (unit) => {
    const { session } = unit;
    const which = { _id: trusted({ $in: [...ids] }), ...neverChose };
    await accounts.updateMany(which, { $inc: { version: 1 } }, { session, timestamps: false });
    for (const account of await accounts.find(which).session(session).lean<StoredAccount[]>())
      await announceAccount(account, unit);
  });
}

/** Can be interrupted and repeated. */
export const fewerMails: Migration = {
  id: 15,
  name: 'people who never chose their mails get no confirmations of their own steps',
  release: '1.1.0',
  up: async (connection) => {
    const accounts = accountModel(connection);
    let after = '';
    for (;;) {
      const rows = await accounts
        .find({ ...neverChose, _id: trusted({ $gt: after }) }, { _id: 1 })
        .sort({ _id: 1 })
        .limit(BATCH)
        .lean<Pick<StoredAccount, '_id'>[]>();
      const ids = rows.map(({ _id }) => _id);
      if (ids.length > 0) await announceDefaults(connection, ids);
      after = ids.at(-1) ?? after;
      if (ids.length < BATCH) return;
    }
  },
};
