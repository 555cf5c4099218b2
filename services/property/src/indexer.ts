import { log } from '@pokriv/service-kit/log';
import { connectMongo } from '@pokriv/service-kit/mongo';

import { readIndexerEnv } from './env.ts';
import { LISTINGS_ALIAS } from './search/open-search-engine.ts';
import { runIndexer } from './search/opensearch/run-indexer.ts';

const env = readIndexerEnv();
const connection = await connectMongo(env.MONGO_URL, env.DB_NAME);
const indexer = runIndexer({
  connection,
  url: env.SEARCH_URL,
  alias: LISTINGS_ALIAS,
  shards: env.SEARCH_SHARDS,
});
log.info('indexer: started');

const stop = async (): Promise<void> => {
  await indexer.close();
  await connection.close();
  process.exit(0);
};
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => {
    stop().catch((error: unknown) => {
      log.error({ err: error }, 'shutdown: failed, exiting');
      process.exit(1);
    });
  });
