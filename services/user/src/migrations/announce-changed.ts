import { transactionsOf } from '@pokriv/service-kit/mongo';
import { trusted, type Connection, type QueryFilter } from 'mongoose';

import { accountModel, type StoredAccount } from '../accounts/account.model.ts';
import { announceAccount } from '../accounts/announce-account.ts';

const BATCH = 50;
type Which = QueryFilter<StoredAccount>;

/** Increments the version, because copies ignore the version they have. */
async function announceBatch(connection: Connection, which: Which): Promise<void> {
  const accounts = accountModel(connection);
  await transactionsOf(
    connection,
    'user',
  )(async (unit) => {
    const { session } = unit;
    await accounts.updateMany(which, { $inc: { version: 1 } }, { session, timestamps: false });
    for (const account of await accounts.find(which).session(session).lean<StoredAccount[]>())
      await announceAccount(account, unit);
  });
}

/** Announces some accounts to all services, to complete their copies. Resumable. */
export async function announceChanged(connection: Connection, which: Which): Promise<void> {
  const accounts = accountModel(connection);
  let after = '';
  for (;;) {
    const rows = await accounts
      .find({ ...which, _id: trusted({ $gt: after }) }, { _id: 1 })
      .sort({ _id: 1 })
      .limit(BATCH)
      .lean<Pick<StoredAccount, '_id'>[]>();
    const ids = rows.map(({ _id }) => _id);
    if (ids.length > 0) await announceBatch(connection, { ...which, _id: trusted({ $in: ids }) });
    after = ids.at(-1) ?? after;
    if (ids.length < BATCH) return;
  }
}
