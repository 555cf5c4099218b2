import { storeSettings } from '@pokriv/service-kit/picture-store/store-settings';
import { readEnv } from '@pokriv/service-kit/env';
import { z } from 'zod';

/** Targets: the databases, the image store, and the identity provider's emulator. */
export const env = readEnv({
  MONGO_URL: z.string().default('mongodb://127.0.0.1:27117/?replicaSet=rs0'),
  ...storeSettings,
  FIREBASE_PROJECT_ID: z.string().default('demo-pokriv'),
  /** Demo accounts are created in the emulator only, never at the real provider. */
  FIREBASE_AUTH_EMULATOR_HOST: z.string().default('127.0.0.1:9199'),
  /** Absent: the demo agency's plan has no subscription at the payment provider. */
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().default(''),
  STRIPE_API_URL: z.url().optional(),
  PROPERTY_DB: z.string().default('property'),
  USER_DB: z.string().default('user'),
  MODERATION_DB: z.string().default('moderation'),
});
