import mongoose, { type ClientSession, type Connection } from 'mongoose';

import { unavailable } from '@pokriv/contracts/errors';
import type { JobData, JobName } from '@pokriv/contracts/jobs';

import { newEvents, outboxEventModel } from './outbox.ts';
import { areMetricsOn, beforeScrape, gauges } from './telemetry/metrics.ts';

export const QUERY_MS = 3000;

/**
 * Explicit timeouts: with the defaults a lost MongoDB hangs a request for minutes (quality, Faults). Server selection
 * is longer than a fail-over (a second until the loss is noticed, 2 s election: `electionTimeoutMillis` 2000), so
 * that calls wait for the new primary, and shorter than the BFF's timeout (`ANSWER_MS`, 6 s), so that an outage is
 * answered as one.
 */
const timeouts = {
  serverSelectionTimeoutMS: 4500,
  connectTimeoutMS: 2000,
  socketTimeoutMS: 8000,
  waitQueueTimeoutMS: 2500,
  heartbeatFrequencyMS: 1000,
};

/** Opens the database of one service. Sanitizes filters; only `runMigrations` creates indexes. */
export async function connectMongo(url: string, dbName: string, maxPoolSize = 30): Promise<Connection> {
  mongoose.set('sanitizeFilter', true);
  mongoose.set('strictQuery', true);
  const connection = mongoose.createConnection(url, {
    ...timeouts,
    dbName,
    maxPoolSize,
    autoIndex: false,
    autoCreate: false,
    bufferCommands: false,
    writeConcern: { w: 'majority', journal: true },
    readConcern: { level: 'local' },
  });
  await connection.asPromise();
  if (areMetricsOn()) watchPool(connection);
  return connection;
}

/** Counts pool events: the driver does not expose its pool's state. */
function watchPool(connection: Connection): void {
  const client = connection.getClient();
  const counts = { in_use: 0, waiting: 0, most: client.options.maxPoolSize };
  client.on('connectionCheckOutStarted', () => (counts.waiting += 1));
  client.on('connectionCheckOutFailed', () => (counts.waiting -= 1));
  client.on('connectionCheckedIn', () => (counts.in_use -= 1));
  client.on('connectionCheckedOut', () => {
    counts.waiting -= 1;
    counts.in_use += 1;
  });
  const stop = beforeScrape(async () => {
    for (const [state, count] of Object.entries(counts)) gauges.pool.set({ state }, count);
  });
  connection.once('close', stop);
}

/** One transaction: pass `session` to every statement. Announced events are stored on commit only. */
export interface Unit {
  session: ClientSession;
  announce: <Name extends JobName>(name: Name, fact: JobData<Name>) => Promise<void>;
}
export type InTransaction = <Result>(work: (unit: Unit) => Promise<Result>) => Promise<Result>;

/** The driver's own limit, two minutes, is too long for a request. */
const TRANSACTION_MS = 5000;
const TRANSACTION = { writeConcern: { w: 'majority' }, maxCommitTimeMS: TRANSACTION_MS } as const;

/**
 * Runs a change and its events in one transaction; the driver retries transient conflicts, for at most 5 s.
 * @throws AppError UNAVAILABLE on timeout
 */
export const transactionsOf =
  (connection: Connection, service: string): InTransaction =>
  async (work) => {
    const deadline = performance.now() + TRANSACTION_MS;
    const session = await connection.startSession();
    const attempt = async () => {
      if (performance.now() > deadline) throw unavailable();
      const announce: Unit['announce'] = async (name, fact) => {
        // not `insertMany`, which wraps an outage in an error of its own
        for (const event of newEvents(service, name, fact))
          await outboxEventModel(connection).insertOne(event, { session });
      };
      return work({ session, announce });
    };
    const run = async () => {
      try {
        return await session.withTransaction(attempt, TRANSACTION);
      } finally {
        await session.endSession();
      }
    };
    return beforeDeadline(run());
  };

async function beforeDeadline<Result>(finished: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(unavailable()), TRANSACTION_MS);
  });
  try {
    return await Promise.race([finished, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
