import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { JobName } from '@pokriv/contracts/jobs';
import type { AdminMfa } from '@pokriv/service-kit/admin-mfa';
import type { FileStore } from '@pokriv/service-kit/file-store/file-store';
import { diskStore } from '@pokriv/service-kit/file-store/disk-store';
import { outboxEvents } from '@pokriv/service-kit/outbox';
import { serve, TEST_LINK_SECRET, TEST_SECRET, testRedisUrl } from '@pokriv/service-kit/testing';
import { openFreshDatabase } from '@pokriv/service-kit/testing-database';
import { Redis } from 'ioredis';

import { createUserApp, type UserAppParts } from '../app.ts';
import { readLimits } from '../limits.ts';
import { models } from '../models.ts';
import { fakeProvider } from './fake-provider.ts';

export const PREVIOUS_LINK_SECRET = 'the last secret of links, for tests only';

type StripeSettings = Omit<UserAppParts['billing'], 'publicOrigin'>;

/** Unreachable: most tests need no Stripe. */
const noStripe: StripeSettings = {
  secretKey: 'sk_test_none',
  webhookSecret: 'whsec_none',
  apiUrl: 'http://127.0.0.1:1',
};

interface TestSettings {
  limits?: UserAppParts['limits'];
  fetchGooglePicture?: UserAppParts['avatars']['fetchGooglePicture'];
  stripe?: StripeSettings;
  adminMfa?: AdminMfa;
  /** Default: a folder. */
  archives?: FileStore;
}

const noPicture = () => Promise.reject(new Error('no picture is served'));

export async function startUserService({
  limits = readLimits({}),
  fetchGooglePicture = noPicture,
  stripe = noStripe,
  adminMfa = 'optional',
  archives,
}: TestSettings = {}) {
  const connection = await openFreshDatabase('user', models);
  const redis = new Redis(testRedisUrl());
  await redis.ping();
  const provider = fakeProvider();
  const exportsDir = await mkdtemp(join(tmpdir(), 'user-exports-'));
  const avatarsDir = await mkdtemp(join(tmpdir(), 'user-avatars-'));
  const clock = { now: new Date() };
  const parts: UserAppParts = {
    connection,
    redis,
    provider,
    actorSecret: TEST_SECRET,
    linkSigning: { secret: TEST_LINK_SECRET, previous: PREVIOUS_LINK_SECRET },
    limits,
    secondFactor: { policy: adminMfa, signing: { secret: TEST_SECRET } },
    billing: { ...stripe, publicOrigin: 'http://localhost:3000' },
    erasure: { erasureDelayMs: 14 * 86_400_000, settleMs: 0 },
    archives: archives ?? diskStore(exportsDir),
    otherSources: [],
    avatars: {
      store: diskStore(avatarsDir),
      folder: avatarsDir,
      pictureWorker: join(__dirname, '..', 'avatars', 'picture-worker.ts'),
      fetchGooglePicture,
    },
    now: () => clock.now,
  };
  const { app, deps } = createUserApp(parts);
  type StoredAccount = NonNullable<Awaited<ReturnType<typeof deps.accounts.byId>>>;
  const server = await serve(app);
  return {
    ...server,
    deps,
    parts,
    clock,
    exportsDir,
    avatarsDir,
    provider,
    redis,
    connection,
    accounts: connection.collection<StoredAccount>('accounts'),
    announced: async (name: JobName) =>
      (await outboxEvents(connection).find({ name }).toArray()).map(({ fact }) => fact),
    stop: async () => {
      await server.close();
      await deps.avatarEncoder.close();
      await connection.dropDatabase();
      await connection.close();
      redis.disconnect();
      for (const folder of [exportsDir, avatarsDir]) await rm(folder, { recursive: true, force: true });
    },
  };
}
export type UserService = Awaited<ReturnType<typeof startUserService>>;
