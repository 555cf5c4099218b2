import type { Migration } from '@pokriv/service-kit/migrations';
import { outboxEvents } from '@pokriv/service-kit/outbox';
import { trusted, type Connection } from 'mongoose';

import { accountModel, type StoredAccount } from '../accounts/account.model.ts';
import { erasureModel } from '../erasure/erasure.model.ts';
import { announceAccounts, eventsOf } from './announce-accounts.ts';

/** A running erasure announced to the other services only would wait for the new one forever. */
async function announceErasures(connection: Connection): Promise<void> {
  const open = await erasureModel(connection)
    .find({
      userId: trusted({ $type: 'string' }),
      announcedAt: trusted({ $type: 'date' }),
      'done.conversations': trusted({ $exists: false }),
    })
    .lean();
  const accounts = await accountModel(connection)
    .find({ _id: trusted({ $in: open.map(({ userId }) => userId ?? '') }) })
    .lean<StoredAccount[]>();
  const events = accounts.flatMap(({ _id: userId, email }) =>
    eventsOf('conversations', 'account-erasing', { userId, email }),
  );
  if (events.length > 0) await outboxEvents(connection).insertMany(events);
}

/** Resumable: an older or equal version changes no copy, an erasure is idempotent. */
export const announceToConversations: Migration = {
  id: 13,
  name: 'the conversations service is told of all accounts and running erasures',
  up: async (connection) => {
    await announceAccounts(connection, 'conversations');
    await announceErasures(connection);
  },
};
