import { readEnv, serviceEnv } from '@pokriv/service-kit/env';
import { identityEnv, refuseEmulatorInProduction } from '@pokriv/service-kit/identity-env';
import { z } from 'zod';

export const env = readEnv({
  ...serviceEnv,
  ...identityEnv,
  SERVICE_PORT: z.coerce.number().default(4004),
  DB_NAME: z.string().default('notifications'),
  SMTP_URL: z.string().default('smtp://127.0.0.1:1025'),
  MAIL_FROM: z.string().default('Покрив <no-reply@pokriv.bg>'),
  SUPPORT_EMAIL: z.string().default('support@pokriv.bg'),
  PUBLIC_ORIGIN: z.url().default('http://localhost:3000'),
});

refuseEmulatorInProduction(env);
