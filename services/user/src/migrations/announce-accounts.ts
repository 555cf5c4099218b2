import type { JobData, JobName, QueueName } from '@pokriv/contracts/jobs';
import { newEvents, outboxEvents, type OutboxEvent } from '@pokriv/service-kit/outbox';
import { trusted, type Connection } from 'mongoose';

import { accountModel, type StoredAccount } from '../accounts/account.model.ts';
import { copiedAccount } from '../accounts/announce-account.ts';

const BATCH = 500;

export const eventsOf = <Name extends JobName>(
  to: QueueName,
  name: Name,
  fact: JobData<Name>,
): OutboxEvent[] => newEvents('user', name, fact).filter(({ queue }) => queue === to);

/** Announces all accounts, or some, to one service. Idempotent: an older or equal version changes no copy. */
export async function announceAccounts(
  connection: Connection,
  to: QueueName,
  only: Partial<Pick<StoredAccount, 'role'>> = {},
): Promise<void> {
  const found = accountModel(connection)
    .find({ ...only, isErasing: trusted({ $ne: true }) })
    .lean<StoredAccount[]>();
  let events: OutboxEvent[] = [];
  const write = async () => {
    if (events.length > 0) await outboxEvents(connection).insertMany(events);
    events = [];
  };
  for await (const account of found) {
    events.push(...eventsOf(to, 'account-changed', copiedAccount(account)));
    if (events.length >= BATCH) await write();
  }
  await write();
}
