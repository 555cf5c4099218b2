import { startTestEngines, type TestEngines } from '@pokriv/local-stack/test-engines';

declare global {
  var pokrivTestEngines: TestEngines | undefined;
}

/** Starts one private MongoDB and Redis for the whole jest run; tests read their addresses from the environment. */
export default async function startEngines(): Promise<void> {
  const engines = await startTestEngines();
  globalThis.pokrivTestEngines = engines;
  process.env.TEST_MONGO_URL = engines.mongoUrl;
  process.env.TEST_REDIS_URL = engines.redisUrl;
}
