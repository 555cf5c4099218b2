import { z } from 'zod';

/**
 * Reads the process environment once.
 * @throws Error with a readable list of what is wrong, which stops the process
 */
export function readEnv<Shape extends z.ZodRawShape>(shape: Shape) {
  const result = z.object(shape).safeParse(process.env);
  if (result.success) return Object.freeze(result.data);
  throw new Error(`Invalid environment:\n${z.prettifyError(result.error)}`);
}

/** What every process reads about its logs. */
export const logEnv = {
  /** Folder of the security log, a file a day; absent: the process's output. */
  SECURITY_LOG_DIR: z.string().optional(),
};

/** What every service reads. */
export const serviceEnv = {
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  MONGO_URL: z.string().default('mongodb://127.0.0.1:27117/?replicaSet=rs0'),
  REDIS_URL: z.string().default('redis://127.0.0.1:6479'),
  ACTOR_SECRET: z.string().min(16),
  ...logEnv,
};
