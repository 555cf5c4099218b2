import { publicOrigin, readEnv, serviceEnv } from '@pokriv/service-kit/env';
import { limitSetting } from '@pokriv/service-kit/limits';
import { z } from 'zod';

export const conversationsEnv = {
  ...serviceEnv,
  SERVICE_PORT: z.coerce.number().default(4006).describe('Port of the service.'),
  DB_NAME: z.string().default('conversations').describe('Database of the service.'),
  LIMIT_MESSAGES: limitSetting('30/60', 'Person: messages in running threads.'),
  LIMIT_VIEWINGS: limitSetting('30/3600', 'Person: viewings asked for or moved.'),
  PUBLIC_ORIGIN: publicOrigin,
};

/** @throws Error listing the invalid settings */
export const readConversationsEnv = () => readEnv(conversationsEnv);
