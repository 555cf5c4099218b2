/**
 * With the emulator's address set, firebase-admin accepts unsigned tokens (`alg: none`): anybody could be anybody.
 * @throws Error in production
 */
export function refuseEmulatorInProduction(env: {
  NODE_ENV: string;
  FIREBASE_AUTH_EMULATOR_HOST?: string;
}): void {
  if (env.NODE_ENV !== 'production' || !env.FIREBASE_AUTH_EMULATOR_HOST) return;
  throw new Error(
    'FIREBASE_AUTH_EMULATOR_HOST is set in production: unsigned tokens would be accepted. Unset it.',
  );
}
