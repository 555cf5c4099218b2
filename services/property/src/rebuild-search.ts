import { log } from '@pokriv/service-kit/log';
import { connectMongo } from '@pokriv/service-kit/mongo';

import { readIndexerEnv } from './env.ts';
import { LISTINGS_ALIAS } from './search/open-search-engine.ts';
import { indexerState } from './search/opensearch/indexer-state.repository.ts';

const env = readIndexerEnv();
const connection = await connectMongo(env.MONGO_URL, env.DB_NAME);
await indexerState(connection, LISTINGS_ALIAS).askForRebuild();
log.info('rebuild search: asked for, the indexer fills a new index beside the present one');
await connection.close();
