import {
  identityEnv,
  linkEnv,
  linkSigningOf,
  localDefault,
  primaryCurrency,
  publicOrigin,
  readEnv,
  serviceEnv,
} from '@pokriv/service-kit/env';
import { z } from 'zod';

import { mailSenderOf, SENDER } from './email/mail-sender.ts';
import { pushEnv, vapidOf } from './push/push-env.ts';

export const notificationsEnv = {
  ...serviceEnv,
  ...linkEnv,
  ...identityEnv,
  SERVICE_PORT: z.coerce.number().default(4004).describe('Port of the service.'),
  DB_NAME: z.string().default('notifications').describe('Database of the service.'),
  SMTP_URL: localDefault(z.string().regex(/^smtps?:\/\//u), 'smtp://127.0.0.1:1025').meta({
    description: 'Mail server, with its credentials.',
    form: '`smtp://` or `smtps://`',
  }),
  MAIL_FROM: localDefault(z.string().trim().regex(SENDER), 'Покрив <no-reply@pokriv.bg>').describe(
    'Sender of all mails.',
  ),
  SUPPORT_EMAIL: localDefault(z.email(), 'support@pokriv.bg').meta({
    description: 'Address of the support team, in the mails and for their replies.',
    form: 'e-mail',
  }),
  PUBLIC_ORIGIN: publicOrigin,
  ...pushEnv,
  PRIMARY_CURRENCY: primaryCurrency,
};

/** @throws Error listing the invalid settings */
export function readNotificationsEnv() {
  const env = readEnv(notificationsEnv);
  return {
    ...env,
    sender: mailSenderOf(env.MAIL_FROM),
    linkSigning: linkSigningOf(env),
    vapid: vapidOf(env),
  };
}
