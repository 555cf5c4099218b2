import { z } from 'zod';

/** What every process reads that talks to the identity provider. */
export const identityEnv = {
  FIREBASE_PROJECT_ID: z.string().default('demo-pokriv'),
  FIREBASE_AUTH_EMULATOR_HOST: z.string().optional(),
};

/**
 * The emulator's tokens are unsigned, so that anybody could be anybody.
 * @throws Error in production with the emulator's address set, which stops the process
 */
export function refuseEmulatorInProduction(env: {
  NODE_ENV: string;
  FIREBASE_AUTH_EMULATOR_HOST?: string;
}): void {
  if (env.NODE_ENV !== 'production' || !env.FIREBASE_AUTH_EMULATOR_HOST) return;
  throw new Error('FIREBASE_AUTH_EMULATOR_HOST must not be set in production.');
}
