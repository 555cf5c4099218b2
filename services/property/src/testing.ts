import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Currency } from '@pokriv/contracts/money';
import { limitOf, type LimitRule } from '@pokriv/service-kit/limits';
import { diskStore } from '@pokriv/service-kit/file-store/disk-store';
import type { PictureStore } from '@pokriv/service-kit/picture-store/picture-store';
import { connectRedis } from '@pokriv/service-kit/redis';
import { serve, TEST_LINK_SECRET, TEST_SECRET, testRedisUrl } from '@pokriv/service-kit/testing';
import { openFreshDatabase } from '@pokriv/service-kit/testing-database';

import { createPropertyApp } from './app.ts';
import { models } from './models.ts';
import type { PhonesADay } from './phone/phone-allowance.ts';
import { emptyLiveIndex, engineUnderTest } from './search/testing/engine-under-test.ts';

export const PREVIOUS_LINK_SECRET = 'the last secret of links, for tests only';

interface Clock {
  now: Date;
}

export async function startProperty(
  rules: {
    uploads?: LimitRule;
    phones?: Partial<PhonesADay>;
    impressions?: LimitRule;
    isIndexFilled?: boolean;
    primaryCurrency?: Currency;
  } = {},
  imageStore?: PictureStore,
) {
  const connection = await openFreshDatabase('property', models);
  const redis = connectRedis(testRedisUrl());
  await new Promise<void>((resolve) => void redis.once('ready', () => resolve()));
  const imagesDir = await mkdtemp(join(tmpdir(), 'property-images-'));
  const clock: Clock = { now: new Date() };
  const { uploads = { points: 300, seconds: 3600 }, impressions = { points: 300, seconds: 60 } } = rules;
  const liveIndex = emptyLiveIndex();
  const { engine, fill, close: closeEngine } = engineUnderTest(connection, liveIndex);
  const { app, deps } = createPropertyApp({
    connection,
    engine,
    primaryCurrency: rules.primaryCurrency ?? 'BGN',
    redis,
    imageStore: imageStore ?? diskStore(imagesDir),
    imagesDir,
    pictureWorker: join(__dirname, 'images', 'encoder', 'picture-worker.ts'),
    actorSecret: TEST_SECRET,
    linkSigning: { secret: TEST_LINK_SECRET, previous: PREVIOUS_LINK_SECRET },
    checks: {},
    limits: {
      uploads: limitOf(redis, randomUUID(), uploads),
      impressions: limitOf(redis, randomUUID(), impressions),
      phonesADay: { visitor: 8, network: 40, user: 30, ...rules.phones },
    },
    now: () => clock.now,
  });
  if (rules.isIndexFilled !== false) await fill([]);
  const { send, origin, close } = await serve(app);
  return {
    send,
    origin,
    deps,
    /** Index of the in-memory engine. */
    liveIndex,
    fillIndex: fill,
    clock,
    connection,
    redis,
    imagesDir,
    announced: async (name?: string) => {
      const events = await connection
        .collection('outbox')
        .find(name ? { name } : {})
        .sort({ _id: 1 })
        .toArray();
      return events.map((event) => ({
        name: String(event.name),
        fact: event.fact as Record<string, unknown>,
      }));
    },
    close: async () => {
      await close();
      await closeEngine();
      await deps.searches.close();
      await deps.encoder.close();
      await connection.db?.dropDatabase();
      await connection.close();
      redis.disconnect();
      await rm(imagesDir, { recursive: true, force: true });
    },
  };
}
export type TestProperty = Awaited<ReturnType<typeof startProperty>>;
