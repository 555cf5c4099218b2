import type { Currency } from '@pokriv/contracts/money';
import { erasedPeople } from '@pokriv/service-kit/erased-people';
import type { Health } from '@pokriv/service-kit/health';
import { createService } from '@pokriv/service-kit/http';
import { limitOf, type LimitRule } from '@pokriv/service-kit/limits';
import { personalDataRoutes } from '@pokriv/service-kit/personal-data';
import type { Express } from 'express';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';

import { mailPreviewRoutes } from './mail-preview/mail-preview.routes.ts';
import { readPersonalData } from './personal-data/personal-data.repository.ts';
import { pushEndpointRepository } from './push/push-endpoint.repository.ts';
import { pushEndpointsAt } from './push/push-hosts.ts';
import { pushRoutes } from './push/push.routes.ts';

export interface NotificationsParts {
  connection: Connection;
  redis: Redis;
  actorSecret: string;
  previousActorSecret?: string;
  health: Health;
  isProduction: boolean;
  /** The site's currency. */
  currency: Currency;
  /** Public origin of the site. */
  origin: string;
  /** VAPID public key; undefined: push is disabled. */
  publicKey: string | undefined;
  pushHosts: readonly string[];
  limits: { push: LimitRule };
  now: () => Date;
}

export function createNotificationsApp({
  connection,
  redis,
  isProduction,
  currency,
  origin,
  publicKey,
  pushHosts,
  limits,
  now,
  ...options
}: NotificationsParts): Express {
  const push = pushRoutes({
    endpoints: pushEndpointRepository(connection),
    erased: erasedPeople(connection),
    isKnown: pushEndpointsAt(pushHosts),
    publicKey,
    limit: limitOf(redis, 'push', limits.push),
    now,
  });
  const personalData = personalDataRoutes((owner) => readPersonalData(connection, owner));
  const open = [mailPreviewRoutes({ isProduction, currency, origin })];
  return createService([push, personalData], { ...options, open });
}
