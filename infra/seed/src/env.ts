import { readEnv, serviceEnv } from '@pokriv/service-kit/env';
import { storeSettings } from '@pokriv/service-kit/file-store/store-settings';
import { z } from 'zod';

export const seedEnv = {
  MONGO_URL: serviceEnv.MONGO_URL,
  ...storeSettings,
  FIREBASE_PROJECT_ID: z.string().default('demo-pokriv').describe('Project of the demo accounts.'),
  FIREBASE_AUTH_EMULATOR_HOST: z
    .string()
    .default('127.0.0.1:9199')
    .meta({ description: 'Emulator of the demo accounts; never the real provider.', form: 'host:port' }),
  STRIPE_SECRET_KEY: z
    .string()
    .optional()
    .describe("Absent: the demo agency's plan has no subscription at Stripe."),
  STRIPE_WEBHOOK_SECRET: z.string().default('').describe('Signing secret of the webhook endpoint.'),
  STRIPE_API_URL: z.url().optional().describe('Stand-in for Stripe; absent: Stripe itself.'),
  PROPERTY_DB: z.string().default('property').describe('Database of the property service.'),
  USER_DB: z.string().default('user').describe('Database of the user service.'),
  MODERATION_DB: z.string().default('moderation').describe('Database of the moderation service.'),
  CONVERSATIONS_DB: z.string().default('conversations').describe('Database of the conversations service.'),
};

/** @throws Error listing the invalid settings */
export const readSeedEnv = () => readEnv(seedEnv);
