import { readEnv, serviceEnv } from '@pokriv/service-kit/env';
import { identityEnv, refuseEmulatorInProduction } from '@pokriv/service-kit/identity-env';
import { z } from 'zod';

/**
 * Read once by `main.ts`.
 * @throws Error with a readable list of what is wrong
 */
export function readUserEnv() {
  const env = readEnv({
    ...serviceEnv,
    ...identityEnv,
    SERVICE_PORT: z.coerce.number().default(4002),
    DB_NAME: z.string().default('user'),
    FIREBASE_API_KEY: z.string().min(1),
    LIMIT_LOGIN_ACCOUNT: z.string().default('10/900'),
    LIMIT_FORGOT_PASSWORD: z.string().default('5/3600'),
    LIMIT_VERIFICATION_EMAIL: z.string().default('3/3600'),
  });
  refuseEmulatorInProduction(env);
  return env;
}
