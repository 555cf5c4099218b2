import { identityEnv, localDefault, publicOrigin, readEnv, serviceEnv } from '@pokriv/service-kit/env';
import { z } from 'zod';

export const env = readEnv({
  ...serviceEnv,
  ...identityEnv,
  SERVICE_PORT: z.coerce.number().default(4004),
  DB_NAME: z.string().default('notifications'),
  SMTP_URL: localDefault(z.string().regex(/^smtps?:\/\//u), 'smtp://127.0.0.1:1025'),
  MAIL_FROM: localDefault(z.string().min(1), 'Покрив <no-reply@pokriv.bg>'),
  SUPPORT_EMAIL: localDefault(z.email(), 'support@pokriv.bg'),
  PUBLIC_ORIGIN: publicOrigin,
});
