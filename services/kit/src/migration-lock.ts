import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import type { Connection } from 'mongoose';

import { log } from './log.ts';

interface Lock {
  _id: 'lock';
  owner: string;
  /** Server time: clocks of machines differ. */
  until: Date;
}

export interface MigrationLock {
  /** Extends the lease. @throws Error when another process holds the lock */
  renew(): Promise<void>;
  release(): Promise<void>;
}

export interface LockTimes {
  /** In ms; the lock of a dead process is free afterwards. */
  leaseMs: number;
  heartbeatMs: number;
}

const usual: LockTimes = { leaseMs: 30_000, heartbeatMs: 5000 };
const RETRY_MS = 200;

/** Waits for the database's migration lock, takes it and renews its lease by heartbeat. */
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
