import type { RestrictionDecided } from '@pokriv/contracts/moderation/decision';
import { jobs, type JobName } from '@pokriv/contracts/jobs';
import type { ListingStatus } from '@pokriv/contracts/listing/listing-states';
import { healthOf } from '@pokriv/service-kit/health';
import { parseLimit } from '@pokriv/service-kit/limits';
import { transactionsOf } from '@pokriv/service-kit/mongo';
import { outboxEvents } from '@pokriv/service-kit/outbox';
import { connectRedis } from '@pokriv/service-kit/redis';
import { serve, TEST_LINK_SECRET, TEST_SECRET, testRedisUrl } from '@pokriv/service-kit/testing';
import { openFreshDatabase } from '@pokriv/service-kit/testing-database';

import { adminRefRepository } from './admins/admin-ref.repository.ts';
import { createModerationApp } from './app.ts';
import { aDecision } from './decisions/a-decision.testing.ts';
import { decisionRepository } from './decisions/decision.repository.ts';
import { listingRefModel } from './listing-refs/listing-ref.model.ts';
import { listingRefRepository } from './listing-refs/listing-ref.repository.ts';
import { models } from './models.ts';
import { reportRepository } from './reports/report.repository.ts';

/** Starts the service on its own database. */
export async function startModeration(
  limits = { reports: '1000/60', contact: '1000/60', receipts: '1000/60' },
) {
  const connection = await openFreshDatabase('moderation', models);
  const redis = connectRedis(testRedisUrl());
  await new Promise<void>((resolve) => void redis.once('ready', () => resolve()));
  const inTransaction = transactionsOf(connection, 'moderation');
  const clock = {
    get now() {
      return this.fixed ?? new Date();
    },
    fixed: undefined as Date | undefined,
  };
  const app = createModerationApp({
    connection,
    inTransaction,
    redis,
    actorSecret: TEST_SECRET,
    linkSigning: { secret: TEST_LINK_SECRET },
    now: () => clock.now,
    health: healthOf({}),
    limits: {
      reports: parseLimit(limits.reports),
      contact: parseLimit(limits.contact),
      receipts: parseLimit(limits.receipts),
    },
  });
  const { send, close } = await serve(app);
  return {
    send,
    connection,
    /** Set `fixed` to freeze it. */
    clock,
    aListing: async (id: string, status: ListingStatus = 'active') => {
      const ref = { _id: id, title: `Обява ${id}`, ownerId: 'owner', status, version: 1 };
      await listingRefModel(connection).insertOne(ref);
      return id;
    },
    moveListing: async (listingId: string, status: ListingStatus) => {
      const known = await listingRefModel(connection).findOne({ _id: listingId }).lean();
      if (!known) throw new Error(`there is no ${listingId}`);
      const { title, ownerId, version } = known;
      const fact = { listingId, title, ownerId, status, version: version + 1 };
      await inTransaction((unit) => listingRefRepository(connection).keep(fact, unit));
    },
    decide: async (fact: Partial<RestrictionDecided>): Promise<RestrictionDecided> => {
      const decided = { ...aDecision(), ...fact };
      await inTransaction((unit) => decisionRepository(connection).keep(decided, unit));
      return decided;
    },
    keepAdmin: async (userId: string, isActive: boolean, version: number) => {
      const fact = { userId, email: '', firstName: '', lastName: '', avatar: null, isPremium: false };
      await inTransaction((unit) =>
        adminRefRepository(connection).keep({ ...fact, role: isActive ? 'admin' : 'tenant', version }, unit),
      );
    },
    changeAccount: async (userId: string, account: { isHidden: boolean; version: number }) => {
      const fact = { userId, email: '', firstName: '', lastName: '', avatar: null, isPremium: false };
      await inTransaction((unit) =>
        reportRepository(connection).keepReporter({ ...fact, role: 'tenant', ...account }, unit),
      );
    },
    /** Payloads of outbox events by name, oldest first; an event for several queues counts once. */
    announced: async (name: JobName) => {
      const [queue] = jobs[name].queues;
      const events = await outboxEvents(connection).find({ name, queue }).sort({ _id: 1 }).toArray();
      return events.map(({ fact }) => fact as Record<string, unknown>);
    },
    close: async () => {
      await close();
      await connection.dropDatabase();
      await connection.close();
      redis.disconnect();
    },
  };
}
export type ModerationService = Awaited<ReturnType<typeof startModeration>>;
