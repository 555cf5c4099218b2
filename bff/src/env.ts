import { adminMfaEnv, adminMfaOf } from '@pokriv/service-kit/admin-mfa';
import { logEnv, readEnv } from '@pokriv/service-kit/env';
import { parseLimit } from '@pokriv/service-kit/limits';
import { z } from 'zod';

import type { BffOptions } from './bff-options.ts';
import { createFirebaseVerifier } from './identity/firebase-verifier.ts';
import { refuseEmulatorInProduction } from './identity/refuse-emulator-in-production.ts';
import { TileTemplate } from './pages/tile-source.ts';

const limit = (setting: string) =>
  z
    .string()
    .regex(/^\d+\/\d+$/u, 'points/seconds')
    .default(setting)
    .transform(parseLimit);

const shape = {
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().default(3000),
  REDIS_URL: z.string().default('redis://127.0.0.1:6479'),
  ACTOR_SECRET: z.string().min(16),
  ...adminMfaEnv,
  PROPERTY_URL: z.url().default('http://127.0.0.1:4001'),
  USER_URL: z.url().default('http://127.0.0.1:4002'),
  MODERATION_URL: z.url().default('http://127.0.0.1:4003'),
  NOTIFICATIONS_URL: z.url().default('http://127.0.0.1:4004'),
  DEPLOYMENTS_DIR: z.string(),
  ...logEnv,
  PUBLIC_ORIGIN: z
    .url()
    .default('http://localhost:3000')
    .transform((url) => new URL(url).origin),
  FIREBASE_PROJECT_ID: z.string().default('demo-pokriv'),
  FIREBASE_API_KEY: z.string().default('demo-api-key'),
  FIREBASE_AUTH_DOMAIN: z.string().optional(),
  FIREBASE_AUTH_EMULATOR_HOST: z.string().optional(),
  PRIMARY_CURRENCY: z.enum(['BGN', 'EUR']).default('BGN'),
  MAP_TILES_URL: TileTemplate.optional(),
  MAP_TILES_ATTRIBUTION: z.string().default('© OpenStreetMap'),
  TRUST_PROXY: z.coerce.number().int().min(0).default(0),
  LIMIT_GENERAL: limit('1200/60'),
  LIMIT_LOGIN_IP: limit('300/900'),
  LIMIT_REGISTER_IP: limit('60/3600'),
  LIMIT_REFRESH_IP: limit('300/900'),
  LIMIT_CHECK_PHONE_IP: limit('60/3600'),
  LIMIT_ONE_TIME_CODE_IP: limit('30/900'),
};

export interface BffEnv {
  host: string;
  port: number;
  securityLogDir: string | undefined;
  options: BffOptions;
}

/**
 * Reads the environment once.
 * @throws Error with a readable list of what is wrong, or when production would accept unsigned tokens
 */
export function readBffEnv(): BffEnv {
  const env = readEnv(shape);
  refuseEmulatorInProduction(env);
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
      limits: {
        general: env.LIMIT_GENERAL,
        login: env.LIMIT_LOGIN_IP,
        register: env.LIMIT_REGISTER_IP,
        refresh: env.LIMIT_REFRESH_IP,
        'check-phone': env.LIMIT_CHECK_PHONE_IP,
        'one-time-code': env.LIMIT_ONE_TIME_CODE_IP,
      },
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
