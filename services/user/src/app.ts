import { healthOf, mongoCheck, redisCheck } from '@pokriv/service-kit/health';
import { createService } from '@pokriv/service-kit/http';
import { limitOf, parseLimit } from '@pokriv/service-kit/limits';
import { transactionsOf } from '@pokriv/service-kit/mongo';
import type { Express } from 'express';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';

import { accountRepository } from './accounts/account.repository.ts';
import { actorCache } from './accounts/actor-cache.ts';
import { actorRoutes } from './accounts/actor.routes.ts';
import { profileRoutes } from './accounts/profile.routes.ts';
import type { IdentityProvider } from './sessions/identity-provider.ts';
import { sessionRoutes } from './sessions/session.routes.ts';

export interface UserAppParts {
  connection: Connection;
  redis: Redis;
  provider: IdentityProvider;
  actorSecret: string;
  /** Written `points/seconds`. */
  limits: Record<'login' | 'forgotPassword' | 'verificationEmail', string>;
}

export function createUserApp({ connection, redis, provider, actorSecret, limits }: UserAppParts): Express {
  const limit = (name: string, setting: string) => limitOf(redis, name, parseLimit(setting));
  const deps = {
    inTransaction: transactionsOf(connection, 'user'),
    accounts: accountRepository(connection),
    actors: actorCache(redis),
    provider,
    limits: {
      login: limit('login-account', limits.login),
      forgotPassword: limit('forgot-password', limits.forgotPassword),
      verificationEmail: limit('verification-email', limits.verificationEmail),
    },
  };
  return createService([sessionRoutes(deps), profileRoutes(deps), actorRoutes(deps)], {
    actorSecret,
    health: healthOf({ mongo: mongoCheck(connection), redis: redisCheck(redis) }),
  });
}
