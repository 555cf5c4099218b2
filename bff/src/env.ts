import { adminMfaEnv, adminMfaOf } from '@pokriv/service-kit/admin-mfa';
import { FIREBASE_API_KEY, identityEnv, processEnv, publicOrigin, readEnv } from '@pokriv/service-kit/env';
import { z } from 'zod';

import type { BffOptions } from './bff-options.ts';
import { createFirebaseVerifier } from './identity/firebase-verifier.ts';
import { readLimits } from './limits/limit-settings.ts';
import { TileTemplate } from './pages/tile-source.ts';

const shape = {
  ...processEnv,
  ...identityEnv,
  PORT: z.coerce.number().default(3000),
  ...adminMfaEnv,
  PROPERTY_URL: z.url().default('http://127.0.0.1:4001'),
  USER_URL: z.url().default('http://127.0.0.1:4002'),
  MODERATION_URL: z.url().default('http://127.0.0.1:4003'),
  NOTIFICATIONS_URL: z.url().default('http://127.0.0.1:4004'),
  DEPLOYMENTS_DIR: z.string(),
  PUBLIC_ORIGIN: publicOrigin.transform((url) => new URL(url).origin),
  FIREBASE_API_KEY,
  FIREBASE_AUTH_DOMAIN: z.string().optional(),
  PRIMARY_CURRENCY: z.enum(['BGN', 'EUR']).default('BGN'),
  MAP_TILES_URL: TileTemplate.optional(),
  MAP_TILES_ATTRIBUTION: z.string().default('© OpenStreetMap'),
  TRUST_PROXY: z.coerce.number().int().min(0).default(0),
};

export interface BffEnv {
  host: string;
  port: number;
  securityLogDir: string | undefined;
  options: BffOptions;
}

/** Reads the environment. @throws Error with a readable list of invalid settings */
export function readBffEnv(): BffEnv {
  const env = readEnv(shape);
  const projectId = env.FIREBASE_PROJECT_ID;
  const authEmulatorHost = env.FIREBASE_AUTH_EMULATOR_HOST;
  return {
    host: env.HOST,
    port: env.PORT,
    securityLogDir: env.SECURITY_LOG_DIR,
    options: {
      isProduction: env.NODE_ENV === 'production',
      redisUrl: env.REDIS_URL,
      services: {
        property: env.PROPERTY_URL,
        user: env.USER_URL,
        moderation: env.MODERATION_URL,
        notifications: env.NOTIFICATIONS_URL,
      },
      actorSecret: env.ACTOR_SECRET,
      adminMfa: adminMfaOf(env),
      verifyToken: createFirebaseVerifier(projectId),
      deploymentsDir: env.DEPLOYMENTS_DIR,
      publicOrigin: env.PUBLIC_ORIGIN,
      trustedProxies: env.TRUST_PROXY,
      limits: readLimits(),
      boot: {
        firebase: {
          projectId,
          apiKey: env.FIREBASE_API_KEY,
          authDomain: env.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`,
        },
        authEmulator: authEmulatorHost !== undefined,
        primaryCurrency: env.PRIMARY_CURRENCY,
        ...(env.MAP_TILES_URL && {
          mapTiles: { url: env.MAP_TILES_URL, attribution: env.MAP_TILES_ATTRIBUTION },
        }),
      },
      authEmulatorHost,
    },
  };
}
