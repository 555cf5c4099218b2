import { readEnv, serviceEnv } from '@pokriv/service-kit/env';
import { z } from 'zod';

export const env = readEnv({
  ...serviceEnv,
  SERVICE_PORT: z.coerce.number().default(4003),
  DB_NAME: z.string().default('moderation'),
  /** Reports a user a day, contact messages a network an hour, their receipts a recipient a day. */
  LIMIT_REPORTS: z.string().default('20/86400'),
  LIMIT_CONTACT: z.string().default('5/3600'),
  LIMIT_CONTACT_RECEIPT: z.string().default('3/86400'),
});
