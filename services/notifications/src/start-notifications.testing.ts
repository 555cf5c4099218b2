import { effectsRepository } from '@pokriv/service-kit/effects.repository';
import { erasedPeople } from '@pokriv/service-kit/erased-people';
import { healthOf } from '@pokriv/service-kit/health';
import { parseLimit } from '@pokriv/service-kit/limits';
import { transactionsOf } from '@pokriv/service-kit/mongo';
import { connectRedis } from '@pokriv/service-kit/redis';
import { serve, TEST_SECRET, testRedisUrl } from '@pokriv/service-kit/testing';
import { openFreshDatabase } from '@pokriv/service-kit/testing-database';

import { createNotificationsApp } from './app.ts';
import { models } from './models.ts';
import { pushEndpointRepository } from './push/push-endpoint.repository.ts';
import { KNOWN_PUSH_HOSTS } from './push/push-hosts.ts';
import { startPushService, vapidKeys } from './push/push-service.testing.ts';
import { pushWaitingRepository } from './push/push-waiting.repository.ts';
import { recipientRepository } from './recipients/recipient.repository.ts';

/** Outside quiet hours. */
export const NOON = new Date('2026-11-23T10:00:00Z');

/** Starts the API on its own database, with a push service. Its clock is fixed at `clock.now`. */
export async function startNotifications({ limit = '1000/60', isPushOn = true } = {}) {
  const connection = await openFreshDatabase('notifications', models);
  const redis = connectRedis(testRedisUrl());
  await new Promise<void>((resolve) => void redis.once('ready', () => resolve()));
  const clock = { now: NOON };
  const vapid = vapidKeys();
  const pushService = await startPushService();
  const sender = pushService.senderWith(vapid);
  const now = () => clock.now;
  const { send, close } = await serve(
    createNotificationsApp({
      connection,
      redis,
      actorSecret: TEST_SECRET,
      health: healthOf({}),
      currency: 'BGN',
      origin: 'https://pokriv.bg',
      isProduction: true,
      publicKey: isPushOn ? vapid.publicKey : undefined,
      pushHosts: KNOWN_PUSH_HOSTS.split(','),
      limits: { push: parseLimit(limit) },
      now,
    }),
  );
  return {
    send,
    clock,
    connection,
    vapid,
    pushService,
    inTransaction: transactionsOf(connection, 'notifications'),
    recipients: recipientRepository(connection),
    erased: erasedPeople(connection),
    push: {
      endpoints: pushEndpointRepository(connection),
      waiting: pushWaitingRepository(connection),
      effects: effectsRepository(connection),
      sender,
      now,
    },
    close: async () => {
      await close();
      sender.close();
      await pushService.close();
      await connection.dropDatabase();
      await connection.close();
      redis.disconnect();
    },
  };
}
export type NotificationsService = Awaited<ReturnType<typeof startNotifications>>;
