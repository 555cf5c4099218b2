import { adminMfaEnv, adminMfaOf } from '@pokriv/service-kit/admin-mfa';
import {
  FIREBASE_API_KEY,
  identityEnv,
  publicOrigin,
  readEnv,
  secret,
  serviceEnv,
} from '@pokriv/service-kit/env';
import { s3Settings } from '@pokriv/service-kit/picture-store/store-settings';
import { z } from 'zod';

import { stripeEnv } from './billing/stripe/stripe-env.ts';
import { readLimits } from './limits.ts';

const GOOGLE_HOSTS = [3, 4, 5, 6].map((number) => `lh${number}.googleusercontent.com`).join(',');

/** Read once by `main.ts`. @throws Error with a readable list of invalid settings */
export function readUserEnv() {
  const env = readEnv({
    ...serviceEnv,
    ...identityEnv,
    ...adminMfaEnv,
    /** Encrypts TOTP secrets; default outside production: `ACTOR_SECRET`. */
    MFA_SECRET: secret.optional(),
    SERVICE_PORT: z.coerce.number().default(4002),
    DB_NAME: z.string().default('user'),
    FIREBASE_API_KEY,
    PROPERTY_URL: z.url().default('http://127.0.0.1:4001'),
    MODERATION_URL: z.url().default('http://127.0.0.1:4003'),
    NOTIFICATIONS_URL: z.url().default('http://127.0.0.1:4004'),
    /** Grace period before an erasure, and the time for requests in progress to finish. */
    ERASURE_DELAY_S: z.coerce
      .number()
      .nonnegative()
      .default(14 * 86_400),
    ERASURE_SETTLE_S: z.coerce.number().nonnegative().default(15),
    /** Folder of data exports, shared by all instances. */
    EXPORTS_DIR: z.string().default('data/exports'),
    /** Folder of avatars unless S3_BUCKET is set; always holds uploads in progress. */
    AVATARS_DIR: z.string().default('data/avatars'),
    ...s3Settings,
    ...stripeEnv,
    /** The site's origin, for the return addresses of Stripe's pages. */
    PUBLIC_ORIGIN: publicOrigin,
    /** Hosts of Google pictures, separated by commas. */
    GOOGLE_AVATAR_HOSTS: z
      .string()
      .default(GOOGLE_HOSTS)
      .transform((hosts) => hosts.split(',').map((host) => host.trim().toLowerCase())),
  });
  const adminMfa = adminMfaOf(env);
  if (env.NODE_ENV === 'production' && adminMfa !== 'off' && !env.MFA_SECRET)
    throw new Error('MFA_SECRET must be set in production: openssl rand -base64 48');
  return { ...env, adminMfa, mfaSecret: env.MFA_SECRET ?? env.ACTOR_SECRET, limits: readLimits(process.env) };
}
