import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import type { Connection } from 'mongoose';

import { log } from './log.ts';

interface Lock {
  _id: 'lock';
  owner: string;
  /** By the database's clock: the clocks of two machines differ. */
  until: Date;
}

export interface MigrationLock {
  /** Extends the lease. @throws Error when another process holds the lock by now */
  renew(): Promise<void>;
  /** Stops the heartbeat and removes the lock unless another process holds it by now. */
  release(): Promise<void>;
}

export interface LockTimes {
  /** The lock of a process that died is free after so many ms. */
  leaseMs: number;
  /** A living process renews its lease so often. */
  heartbeatMs: number;
}

const usual: LockTimes = { leaseMs: 30_000, heartbeatMs: 5000 };
const RETRY_MS = 200;

/** Waits until no living process holds the lock of this database, then takes it and keeps it by a heartbeat. */
export async function takeMigrationLock(
  connection: Connection,
  { leaseMs, heartbeatMs }: LockTimes = usual,
): Promise<MigrationLock> {
  const locks = connection.collection<Lock>('migrations');
  const owner = randomUUID();
  const leaseEnd = { $dateAdd: { startDate: '$$NOW', unit: 'millisecond', amount: leaseMs } };

  const take = async (): Promise<boolean> => {
    const isFree = { $lt: [{ $ifNull: ['$until', new Date(0)] }, '$$NOW'] };
    const lock = await locks.findOneAndUpdate(
      { _id: 'lock' },
      [
        {
          $set: {
            owner: { $cond: [isFree, owner, '$owner'] },
            until: { $cond: [isFree, leaseEnd, '$until'] },
          },
        },
      ],
      { upsert: true, returnDocument: 'after' },
    );
    return lock?.owner === owner;
  };
  const renew = async (): Promise<void> => {
    const { matchedCount } = await locks.updateOne({ _id: 'lock', owner }, [{ $set: { until: leaseEnd } }]);
    if (matchedCount === 0) throw new Error(`migration lock of ${connection.name}: held by another process`);
  };

  while (!(await take())) await pause(RETRY_MS);
  const heartbeat = setInterval(() => {
    renew().catch((error: unknown) => {
      log.warn({ database: connection.name, err: error }, 'migration lock: heartbeat failed');
    });
  }, heartbeatMs);
  return {
    renew,
    release: async () => {
      clearInterval(heartbeat);
      await locks.deleteOne({ _id: 'lock', owner });
    },
  };
}
