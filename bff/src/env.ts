import { adminMfaEnv } from '@pokriv/service-kit/admin-mfa';
import {
  FIREBASE_API_KEY,
  identityEnv,
  primaryCurrency,
  processEnv,
  publicOrigin,
  readEnv,
  serviceUrl,
} from '@pokriv/service-kit/env';
import { s3SettingsOf } from '@pokriv/service-kit/file-store/s3-settings-of';
import type { S3Settings } from '@pokriv/service-kit/file-store/s3-client';
import { deploymentsBucket, type S3Access } from '@pokriv/service-kit/file-store/store-settings';
import type { TelemetrySettings } from '@pokriv/service-kit/telemetry/start-telemetry';
import { z } from 'zod';

import type { BffOptions } from './bff-options.ts';
import { createFirebaseVerifier } from './identity/firebase-verifier.ts';
import { limitEnv, limitRulesOf } from './limits/limit-settings.ts';
import type { StreetsPlace } from './map/open-streets.ts';
import { TileTemplate } from './pages/tile-source.ts';

/** A path, or a bucket and a name. */
const STREETS = /^(?:(?!s3:)|s3:\/\/(?<bucket>[^/]+)\/(?<key>.+)$)/u;

const SupportNumber = z.string().regex(/^\+\d{8,15}$/u);

export const bffEnv = {
  ...processEnv,
  ...identityEnv,
  PORT: z.coerce.number().default(3000).describe('Port of the site.'),
  ...adminMfaEnv,
  PROPERTY_URL: serviceUrl('property', 4001),
  USER_URL: serviceUrl('user', 4002),
  MODERATION_URL: serviceUrl('moderation', 4003),
  CONVERSATIONS_URL: serviceUrl('conversations', 4006),
  NOTIFICATIONS_URL: serviceUrl('notifications', 4004),
  DEPLOYMENTS_DIR: z.string().meta({
    description:
      'Built front ends and the manifest of their live versions; with `DEPLOYMENTS_BUCKET` a local copy.',
    form: 'folder',
  }),
  ...deploymentsBucket,
  PUBLIC_ORIGIN: publicOrigin,
  FIREBASE_API_KEY,
  FIREBASE_AUTH_DOMAIN: z.string().optional().meta({
    description: 'Domain of the Google sign-in window. Default: `<FIREBASE_PROJECT_ID>.firebaseapp.com`.',
    form: 'host',
  }),
  PRIMARY_CURRENCY: primaryCurrency,
  MAP_TILES_URL: TileTemplate.optional().meta({
    description: 'Tiles under the search map and an allowed host of the CSP; absent: the outline of the map.',
    form: '`https://host/{z}/{x}/{y}.png`',
  }),
  MAP_PMTILES: z.string().regex(STREETS).optional().meta({
    description:
      'Streets of the map: a PMTiles archive in the schema of Protomaps, as a file or as an object of a bucket, served in ranges; before `MAP_TILES_URL`.',
    form: 'file, `s3://bucket/name`',
  }),
  MAP_TILES_ATTRIBUTION: z.string().default('© OpenStreetMap').describe('Printed on a map with tiles.'),
  SUPPORT_PHONE: SupportNumber.optional().meta({
    description: 'Phone of the support on the contact and help pages; absent: neither shows a phone.',
    form: '`+359…`',
  }),
  SUPPORT_VIBER: SupportNumber.optional().meta({
    description: 'Viber number of the support on the contact and help pages; absent: neither offers a chat.',
    form: '`+359…`',
  }),
  TRUST_PROXY: z.coerce
    .number()
    .int()
    .min(0)
    .default(0)
    .describe(
      'Number of proxies in front of the BFF whose `X-Forwarded-For` entries are trusted. Too low: all callers share the network of the last proxy. Too high: callers choose their address.',
    ),
  ...limitEnv,
};

export interface BffEnv {
  host: string;
  port: number;
  drainMs: number;
  securityLogDir: string | undefined;
  /** Bucket mirrored into the folder of deployments. */
  deployments: S3Settings | undefined;
  streets: { place: StreetsPlace; attribution: string } | undefined;
  telemetry: TelemetrySettings;
  options: BffOptions;
}

function streetsPlace(setting: string, access: S3Access): StreetsPlace {
  const { bucket, key } = STREETS.exec(setting)?.groups ?? {};
  return key === undefined ? setting : { bucket: s3SettingsOf(access, bucket), key };
}

/** @throws Error listing the invalid settings */
export function readBffEnv(): BffEnv {
  const env = readEnv(bffEnv);
  const projectId = env.FIREBASE_PROJECT_ID;
  const authEmulatorHost = env.FIREBASE_AUTH_EMULATOR_HOST;
  return {
    host: env.HOST,
    port: env.PORT,
    drainMs: env.DRAIN_MS,
    securityLogDir: env.SECURITY_LOG_DIR,
    deployments: env.DEPLOYMENTS_BUCKET ? s3SettingsOf(env, env.DEPLOYMENTS_BUCKET) : undefined,
    streets: env.MAP_PMTILES
      ? { place: streetsPlace(env.MAP_PMTILES, env), attribution: env.MAP_TILES_ATTRIBUTION }
      : undefined,
    telemetry: env,
    options: {
      isProduction: env.NODE_ENV === 'production',
      redisUrl: env.REDIS_URL,
      services: {
        property: env.PROPERTY_URL,
        user: env.USER_URL,
        moderation: env.MODERATION_URL,
        conversations: env.CONVERSATIONS_URL,
        notifications: env.NOTIFICATIONS_URL,
      },
      actorSecret: env.ACTOR_SECRET,
      previousActorSecret: env.ACTOR_SECRET_PREVIOUS,
      adminMfa: env.ADMIN_MFA,
      verifyToken: createFirebaseVerifier(projectId),
      deploymentsDir: env.DEPLOYMENTS_DIR,
      publicOrigin: env.PUBLIC_ORIGIN,
      trustedProxies: env.TRUST_PROXY,
      limits: limitRulesOf(env),
      boot: {
        firebase: {
          projectId,
          apiKey: env.FIREBASE_API_KEY,
          authDomain: env.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`,
        },
        authEmulator: authEmulatorHost !== undefined,
        siteCurrency: env.PRIMARY_CURRENCY,
        support: { phone: env.SUPPORT_PHONE, viber: env.SUPPORT_VIBER },
        ...(env.MAP_TILES_URL && {
          mapTiles: { url: env.MAP_TILES_URL, attribution: env.MAP_TILES_ATTRIBUTION },
        }),
      },
      authEmulatorHost,
    },
  };
}
