import type { JobData, JobName } from '@pokriv/contracts/jobs';
import type { Migration } from '@pokriv/service-kit/migrations';
import { newEvents, outboxEvents, type OutboxEvent } from '@pokriv/service-kit/outbox';
import { trusted, type Connection } from 'mongoose';

import { accountModel, type StoredAccount } from '../accounts/account.model.ts';
import { copiedAccount } from '../accounts/announce-account.ts';
import { erasureModel } from '../erasure/erasure.model.ts';

const BATCH = 500;

const eventsOf = <Name extends JobName>(name: Name, fact: JobData<Name>): OutboxEvent[] =>
  newEvents('user', name, fact).filter(({ queue }) => queue === 'conversations');

async function announceAccounts(connection: Connection): Promise<void> {
  const found = accountModel(connection)
    .find({ isErasing: trusted({ $ne: true }) })
    .lean<StoredAccount[]>();
  let events: OutboxEvent[] = [];
  const write = async () => {
    if (events.length > 0) await outboxEvents(connection).insertMany(events);
    events = [];
  };
  for await (const account of found) {
    events.push(...eventsOf('account-changed', copiedAccount(account)));
    if (events.length >= BATCH) await write();
  }
  await write();
}

/** An erasure that the other services were told of before would wait for the new one without end. */
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
  const events = accounts.flatMap(({ _id: userId, email }) => eventsOf('account-erasing', { userId, email }));
  if (events.length > 0) await outboxEvents(connection).insertMany(events);
}

/** Can be interrupted and repeated: an older or equal version changes no copy, an erasure is idempotent. */
export const announceToConversations: Migration = {
  id: 13,
  name: 'the conversations service is told of all accounts and running erasures',
  release: '1.1.0',
  up: async (connection) => {
    await announceAccounts(connection);
    await announceErasures(connection);
  },
};
