import { adminMfaEnv } from '@pokriv/service-kit/admin-mfa';
import {
  FIREBASE_API_KEY,
  identityEnv,
  linkEnv,
  linkSigningOf,
  publicOrigin,
  readEnv,
  secret,
  serviceEnv,
  serviceUrl,
} from '@pokriv/service-kit/env';
import { s3Settings } from '@pokriv/service-kit/file-store/store-settings';
import { z } from 'zod';

import { stripeEnv } from './billing/stripe/stripe-env.ts';
import { limitEnv, readLimits } from './limits.ts';

const GOOGLE_HOSTS = [3, 4, 5, 6].map((number) => `lh${number}.googleusercontent.com`).join(',');

const sharedFolder = (folder: string, description: string) =>
  z.string().default(folder).meta({ description, form: 'folder' });

export const userEnv = {
  ...serviceEnv,
  ...linkEnv,
  ...identityEnv,
  ...adminMfaEnv,
  MFA_SECRET: secret.optional().meta({
    description:
      'Encrypts the shared secrets of code apps. Required in production unless `ADMIN_MFA` is `off`; elsewhere `ACTOR_SECRET` by default. Rotated by `MFA_SECRET_PREVIOUS`; another value without it invalidates all second factors.',
    form: 'secret',
  }),
  MFA_SECRET_PREVIOUS: secret.optional().meta({
    description:
      'Opens besides `MFA_SECRET` what it has sealed, while it is rotated; nothing is sealed with it.',
    form: 'secret',
  }),
  SERVICE_PORT: z.coerce.number().default(4002).describe('Port of the service.'),
  DB_NAME: z.string().default('user').describe('Database of the service.'),
  FIREBASE_API_KEY,
  PROPERTY_URL: serviceUrl('property', 4001),
  MODERATION_URL: serviceUrl('moderation', 4003),
  CONVERSATIONS_URL: serviceUrl('conversations', 4006),
  NOTIFICATIONS_URL: serviceUrl('notifications', 4004),
  ERASURE_DELAY_S: z.coerce
    .number()
    .nonnegative()
    .default(14 * 86_400)
    .meta({ description: 'Time between the request to delete an account and its erasure.', form: 'seconds' }),
  ERASURE_SETTLE_S: z.coerce.number().nonnegative().default(15).meta({
    description: 'Time for running requests of a closed account to end before its data is erased.',
    form: 'seconds',
  }),
  EXPORTS_DIR: sharedFolder(
    'data/exports',
    'Archives of personal data, unless `S3_BUCKET` is set; shared by all instances of the service and readable only by it.',
  ),
  AVATARS_DIR: sharedFolder(
    'data/avatars',
    'Avatars, unless `S3_BUCKET` is set, and files of running uploads; shared by all instances of the service.',
  ),
  ...s3Settings,
  ...stripeEnv,
  PUBLIC_ORIGIN: publicOrigin,
  GOOGLE_AVATAR_HOSTS: z
    .string()
    .default(GOOGLE_HOSTS)
    .transform((hosts) => hosts.split(',').map((host) => host.trim().toLowerCase()))
    .meta({
      description: 'Hosts from which pictures of Google accounts are fetched.',
      form: 'hosts, by commas',
    }),
  ...limitEnv,
};

/** Read once by `main.ts`. @throws Error listing the invalid settings */
export function readUserEnv() {
  const env = readEnv(userEnv);
  if (env.NODE_ENV === 'production' && env.ADMIN_MFA !== 'off' && !env.MFA_SECRET)
    throw new Error('MFA_SECRET must be set in production: openssl rand -base64 48');
  const mfaSigning = { secret: env.MFA_SECRET ?? env.ACTOR_SECRET, previous: env.MFA_SECRET_PREVIOUS };
  return { ...env, mfaSigning, linkSigning: linkSigningOf(env), limits: readLimits(process.env) };
}
