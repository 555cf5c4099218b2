import { readEnv, serviceEnv } from '@pokriv/service-kit/env';
import { limitSetting, parseLimit } from '@pokriv/service-kit/limits';
import { storeSettings } from '@pokriv/service-kit/file-store/store-settings';
import { z } from 'zod';

const aDay = (points: number, description: string) =>
  z
    .string()
    .regex(/^\d+\/86400$/u, 'points/86400')
    .default(`${points}/86400`)
    .transform((setting) => parseLimit(setting).points)
    .meta({ description, form: 'points/86400' });

export const propertyEnv = {
  ...serviceEnv,
  SERVICE_PORT: z.coerce.number().int().default(4001).describe('Port of the service.'),
  DB_NAME: z.string().default('property').describe('Database of the service.'),
  ...storeSettings,
  LIMIT_PHONE_VISITOR: aDay(
    8,
    'Browser (without a cookie: its network): listings with a revealed phone, per day in Sofia.',
  ),
  LIMIT_PHONE_NETWORK: aDay(40, 'Network: listings with a revealed phone, per day in Sofia.'),
  LIMIT_PHONE_USER: aDay(
    30,
    'Account with a verified e-mail, older than a day: listings with a revealed phone, per day in Sofia.',
  ),
  LIMIT_UPLOADS: limitSetting('300/3600', 'Person: uploaded pictures.'),
  LIMIT_IMPRESSIONS: limitSetting(
    '300/60',
    'Account or browser (without a cookie: its network): impression reports.',
  ),
};

/** @throws Error with a readable list of invalid settings */
export const readPropertyEnv = () => readEnv(propertyEnv);
