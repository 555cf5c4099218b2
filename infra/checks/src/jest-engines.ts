import { startTestEngines, type TestEngines } from '@pokriv/local-stack/test-engines';

declare global {
  var pokrivTestEngines: TestEngines | undefined;
}

/**
 * Starts one MongoDB for the jest run and one Redis for each worker; tests read their addresses from the environment.
 * Reuses engines named there already.
 */
export default async function startEngines({ maxWorkers }: { maxWorkers: number }): Promise<void> {
  if (process.env.TEST_MONGO_URL && process.env.TEST_REDIS_URLS) return;
  const engines = await startTestEngines(maxWorkers);
  globalThis.pokrivTestEngines = engines;
  process.env.TEST_MONGO_URL = engines.mongoUrl;
  process.env.TEST_REDIS_URLS = engines.redisUrls.join(' ');
}
