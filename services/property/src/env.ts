import { readEnv, serviceEnv } from '@pokriv/service-kit/env';
import { parseLimit } from '@pokriv/service-kit/limits';
import { storeSettings } from '@pokriv/service-kit/picture-store/store-settings';
import { z } from 'zod';

const limit = (points: number, seconds: number) =>
  z.string().default(`${points}/${seconds}`).transform(parseLimit);
const DAY = 86_400;

export const env = readEnv({
  ...serviceEnv,
  SERVICE_PORT: z.coerce.number().int().default(4001),
  DB_NAME: z.string().default('property'),
  ...storeSettings,
  LIMIT_PHONE_VISITOR: limit(5, DAY),
  LIMIT_PHONE_USER: limit(30, DAY),
  LIMIT_UPLOADS: limit(300, 3600),
  LIMIT_IMPRESSIONS: limit(300, 60),
});
