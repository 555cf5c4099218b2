import { existsSync } from 'node:fs';

import type { Places } from '../data-folder.ts';
import { mongoUrlOf } from '../engines/mongod-arguments.ts';
import { redisUrlOf } from '../engines/redis-arguments.ts';
import { projectRoot } from '../root.ts';
import type { Ports } from './choose-ports.ts';
import { persistentSecret } from './persistent-secret.ts';
import { persistentVapid } from './persistent-vapid.ts';
import { stripeEnv } from './stripe-env.ts';

export const DEMO_PROJECT = 'demo-pokriv';

export function stackEnv(places: Places, dataDir: string, ports: Ports): Record<string, string> {
  const local = (port: number): string => `http://127.0.0.1:${port}`;
  return {
    NODE_ENV: 'development',
    NODE_COMPILE_CACHE: places.compileCache,
    POKRIV_ROOT: projectRoot(),
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    MONGO_URL: process.env.MONGODB_URI || mongoUrlOf(ports.mongo),
    REDIS_URL: process.env.REDIS_URL || redisUrlOf(ports.redis),
    ACTOR_SECRET: process.env.ACTOR_SECRET || persistentSecret(places.secret),
    FIREBASE_PROJECT_ID: DEMO_PROJECT,
    GCLOUD_PROJECT: DEMO_PROJECT,
    FIREBASE_API_KEY: 'demo-api-key',
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    MAIL_URL: local(ports.mail),
    MAIL_FROM: 'Покрив <no-reply@pokriv.bg>',
    SUPPORT_EMAIL: 'support@pokriv.bg',
    // Unassigned numbers.
    SUPPORT_PHONE: process.env.SUPPORT_PHONE || '+35920000000',
    SUPPORT_VIBER: process.env.SUPPORT_VIBER || '+359880000000',
    PUBLIC_ORIGIN: `http://localhost:${ports.bff}`,
    PROPERTY_URL: local(ports.property),
    USER_URL: local(ports.user),
    MODERATION_URL: local(ports.moderation),
    CONVERSATIONS_URL: local(ports.conversations),
    NOTIFICATIONS_URL: local(ports.notifications),
    IMAGES_DIR: places.images,
    AVATARS_DIR: places.avatars,
    EXPORTS_DIR: places.exports,
    DEPLOYMENTS_DIR: places.deployments,
    SECURITY_LOG_DIR: places.securityLogs,
    ...(existsSync(places.mapArchive) && { MAP_PMTILES: process.env.MAP_PMTILES || places.mapArchive }),
    ...stripeEnv(places, ports),
    ...persistentVapid(places.vapid),
  };
}
