import { linkEnv, linkSigningOf, readEnv, serviceEnv } from '@pokriv/service-kit/env';
import { limitSetting } from '@pokriv/service-kit/limits';
import { z } from 'zod';

export const moderationEnv = {
  ...serviceEnv,
  ...linkEnv,
  SERVICE_PORT: z.coerce.number().default(4003).describe('Port of the service.'),
  DB_NAME: z.string().default('moderation').describe('Database of the service.'),
  LIMIT_REPORTS: limitSetting('20/86400', 'Person: reports.'),
  LIMIT_CONTACT: limitSetting(
    '5/3600',
    'Network, or account once its e-mail is verified: messages of the contact form.',
  ),
  LIMIT_CONTACT_RECEIPT: limitSetting('3/86400', 'Recipient: copies of contact messages.'),
};

/** @throws Error listing the invalid settings */
export function readModerationEnv() {
  const env = readEnv(moderationEnv);
  return { ...env, linkSigning: linkSigningOf(env) };
}
