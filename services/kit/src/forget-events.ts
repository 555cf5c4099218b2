import type { Redis } from 'ioredis';
import { trusted, type Connection } from 'mongoose';

import { outboxEventModel } from './outbox.ts';
import { openQueue } from './queue.ts';
import { jobIdOf } from './relay.ts';

const idFields = ['fact.userId', 'fact.ownerId'];
const emailFields = ['fact.email', 'fact.landlord.email', 'fact.reporter.email', 'fact.to.email'];

/**
 * Deletes the pending events of an erased user, such as queued or undeliverable mails. Removes the job before its
 * event, since only the event knows the job's id.
 * @param also filters of further events about the user
 * @throws Error while one of the jobs is active; a retry continues
 */
export async function forgetEvents(
  connection: Connection,
  redis: Redis,
  { userId, email }: { userId: string; email: string },
  also: readonly object[] = [],
): Promise<void> {
  const events = outboxEventModel(connection);
  const named = [
    ...idFields.map((field) => ({ [field]: userId })),
    ...emailFields.map((field) => ({ [field]: email })),
    ...also,
  ];
  const open = await events
    .find({
      doneAt: null,
      name: trusted({ $nin: ['account-erasing', 'account-erased-in', 'account-erased'] }),
      $or: named,
    })
    .lean();
  await events.updateMany(
    { doneAt: trusted({ $ne: null }), fact: trusted({ $ne: null }), $or: named },
    { $set: { fact: null } },
  );
  for (const event of open) {
    await removeJob(event, redis);
    await events.deleteOne({ _id: event._id });
  }
}

async function removeJob(
  event: Parameters<typeof jobIdOf>[0] & { queue: Parameters<typeof openQueue>[0] },
  redis: Redis,
): Promise<void> {
  const queue = openQueue(event.queue, redis);
  try {
    const job = await queue.getJob(jobIdOf(event));
    await job?.remove();
  } finally {
    await queue.close();
  }
}
