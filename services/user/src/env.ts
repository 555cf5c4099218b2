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

/**
 * Read once by `main.ts`.
 * @throws Error with a readable list of what is wrong
 */
export function readUserEnv() {
  const env = readEnv({
    ...serviceEnv,
    ...identityEnv,
    ...adminMfaEnv,
    /** Encrypts the secrets of second factors; by default outside production `ACTOR_SECRET`. */
    MFA_SECRET: secret.optional(),
    SERVICE_PORT: z.coerce.number().default(4002),
    DB_NAME: z.string().default('user'),
    FIREBASE_API_KEY,
    PROPERTY_URL: z.url().default('http://127.0.0.1:4001'),
    MODERATION_URL: z.url().default('http://127.0.0.1:4003'),
    NOTIFICATIONS_URL: z.url().default('http://127.0.0.1:4004'),
    /** How long a person can change their mind about leaving, and what was under way then may take to end. */
    ERASURE_DELAY_S: z.coerce
      .number()
      .nonnegative()
      .default(14 * 86_400),
    ERASURE_SETTLE_S: z.coerce.number().nonnegative().default(15),
    /** Archives of personal data until their links end; shared by all copies of the service. */
    EXPORTS_DIR: z.string().default('data/exports'),
    /** Avatars, unless S3_BUCKET is set; in any case the files of an upload under way. */
    AVATARS_DIR: z.string().default('data/avatars'),
    ...s3Settings,
    ...stripeEnv,
    /** Of the site, for the ways back from the payment provider. */
    PUBLIC_ORIGIN: publicOrigin,
    /** Whom the service asks for pictures of people who sign in with Google, with commas. */
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
