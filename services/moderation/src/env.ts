import { readEnv, serviceEnv } from '@pokriv/service-kit/env';
import { z } from 'zod';

export const env = readEnv({
  ...serviceEnv,
  SERVICE_PORT: z.coerce.number().default(4003),
  DB_NAME: z.string().default('moderation'),
  /** Quotas: reports by user a day, contact messages by network an hour, receipts by recipient a day. */
  LIMIT_REPORTS: z.string().default('20/86400'),
  LIMIT_CONTACT: z.string().default('5/3600'),
  LIMIT_CONTACT_RECEIPT: z.string().default('3/86400'),
});
