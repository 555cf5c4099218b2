import { jobs, type JobData, type JobName, type QueueName } from '@pokriv/contracts/jobs';
import { Types, type Connection } from 'mongoose';

/**
 * One event for one queue, stored with the change that it tells of. It is closed by its effect, never by being queued:
 * the relay keeps it in the queue until the consumer has recorded that it was done (quality, Faults).
 */
export interface OutboxEvent {
  /** `<service>.<object id>`: also the id of the first BullMQ job. */
  _id: string;
  queue: QueueName;
  name: JobName;
  fact: unknown;
  createdAt: Date;
  /** When the relay looks at it next; null once it is done. */
  checkAt: Date | null;
  /** How many jobs were made for it; BullMQ ignores an id it still keeps. */
  attempts: number;
  doneAt: Date | null;
}

export const outboxEvents = (connection: Connection) => connection.collection<OutboxEvent>('outbox');

/** The events of one fact, one a listening queue. */
export function newEvents<Name extends JobName>(
  service: string,
  name: Name,
  fact: JobData<Name>,
): OutboxEvent[] {
  const { queues, data } = jobs[name];
  const now = new Date();
  return queues.map((queue) => ({
    _id: `${service}.${new Types.ObjectId().toHexString()}`,
    queue,
    name,
    fact: data.parse(fact),
    createdAt: now,
    checkAt: now,
    attempts: 0,
    doneAt: null,
  }));
}
