import type { Actor } from '@pokriv/contracts/actor';
import { jobs, type JobData, type JobName } from '@pokriv/contracts/jobs';
import { healthOf } from '@pokriv/service-kit/health';
import { parseLimit } from '@pokriv/service-kit/limits';
import { transactionsOf } from '@pokriv/service-kit/mongo';
import { outboxEvents } from '@pokriv/service-kit/outbox';
import { connectRedis, workerRedisOptions } from '@pokriv/service-kit/redis';
import { serve, TEST_SECRET, testRedisUrl } from '@pokriv/service-kit/testing';
import { openFreshDatabase } from '@pokriv/service-kit/testing-database';

import { createConversationsApp } from './app.ts';
import { partsOf } from './parts.ts';
import { listingRefModel, type ListingRef } from './listing-refs/listing-ref.model.ts';
import { models } from './models.ts';
import { personModel } from './people/person.model.ts';
import { threadStreams } from './inbox/thread-stream.ts';

/** Starts the service on its own database. Its clock is fixed at `clock.now`. */
export async function startConversations({ messages = '1000/60', viewings = '1000/60' } = {}) {
  const connection = await openFreshDatabase('conversations', models);
  const redis = connectRedis(testRedisUrl());
  await new Promise<void>((resolve) => void redis.once('ready', () => resolve()));
  const clock = { now: new Date() };
  const options = {
    connection,
    inTransaction: transactionsOf(connection, 'conversations'),
    redis,
    actorSecret: TEST_SECRET,
    publicOrigin: 'https://pokriv.example',
    health: healthOf({}),
    now: () => clock.now,
    limits: { messages: parseLimit(messages), viewings: parseLimit(viewings) },
  };
  const parts = partsOf(options);
  const anInstance = async () => {
    const listening = connectRedis(testRedisUrl(), workerRedisOptions);
    const streams = threadStreams({ listening, inbox: parts.inbox });
    const served = await serve(createConversationsApp(options, streams));
    const close = async () => {
      streams.close();
      listening.disconnect();
      await served.close();
    };
    return { ...served, streams, listening, close };
  };
  const { origin, send, streams, close } = await anInstance();
  return {
    origin,
    send,
    streams,
    /** Another instance of the service on the same database and Redis. */
    anInstance,
    clock,
    connection,
    redis,
    parts,
    aPerson: async ({
      id,
      email,
      firstName,
      lastName,
    }: Pick<Actor, 'id' | 'email' | 'firstName' | 'lastName'>) => {
      const copy = { avatar: null, isHidden: false, isEmailVerified: true, version: 1 };
      await personModel(connection).insertOne({ _id: id, email, firstName, lastName, ...copy });
    },
    aListing: async (id: string, ownerId: string, changed: Partial<ListingRef> = {}) => {
      const shown = { cover: null, city: 'sofia', price: null, contactName: 'Анна', address: 'ул. Шипка 3' };
      const ref = { _id: id, title: `Обява ${id}`, ownerId, status: 'active' as const, version: 1, ...shown };
      await listingRefModel(connection).insertOne({ ...ref, ...changed });
      return id;
    },
    /** Payloads by job name, oldest first; an event for several queues counts once. */
    announced: async <Name extends JobName>(name: Name): Promise<JobData<Name>[]> => {
      const [queue] = jobs[name].queues;
      const events = await outboxEvents(connection).find({ name, queue }).sort({ _id: 1 }).toArray();
      return events.map(({ fact }) => fact as JobData<Name>);
    },
    close: async () => {
      await close();
      await connection.dropDatabase();
      await connection.close();
      redis.disconnect();
    },
  };
}
export type ConversationsService = Awaited<ReturnType<typeof startConversations>>;
