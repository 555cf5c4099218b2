import { readEnv, serviceEnv } from '@pokriv/service-kit/env';
import { parseLimit } from '@pokriv/service-kit/limits';
import { storeSettings } from '@pokriv/service-kit/picture-store/store-settings';
import { z } from 'zod';

const limit = (points: number, seconds: number) =>
  z.string().default(`${points}/${seconds}`).transform(parseLimit);
/** Same format as other limits, but counted by days of Sofia. */
const aDay = (points: number) =>
  z
    .string()
    .regex(/^\d+\/86400$/u, 'points/86400')
    .default(`${points}/86400`)
    .transform((setting) => parseLimit(setting).points);

export const env = readEnv({
  ...serviceEnv,
  SERVICE_PORT: z.coerce.number().int().default(4001),
  DB_NAME: z.string().default('property'),
  ...storeSettings,
  LIMIT_PHONE_VISITOR: aDay(8),
  LIMIT_PHONE_NETWORK: aDay(40),
  LIMIT_PHONE_USER: aDay(30),
  LIMIT_UPLOADS: limit(300, 3600),
  LIMIT_IMPRESSIONS: limit(300, 60),
});
