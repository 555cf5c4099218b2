import { healthOf, healthRoutes, mongoCheck } from '@pokriv/service-kit/health';
import { listen } from '@pokriv/service-kit/http';
import { log } from '@pokriv/service-kit/log';
import { connectMongo } from '@pokriv/service-kit/mongo';
import { stopGracefully } from '@pokriv/service-kit/shutdown';
import { startTelemetry } from '@pokriv/service-kit/telemetry/start-telemetry';
import express from 'express';

import { readIndexerEnv } from './env.ts';
import { clusterCheck, LISTINGS_ALIAS } from './search/open-search-engine.ts';
import { runIndexer } from './search/opensearch/run-indexer.ts';

const env = readIndexerEnv();
const telemetry = await startTelemetry('indexer', env);
const connection = await connectMongo(env.MONGO_URL, env.DB_NAME);
const indexer = runIndexer({
  connection,
  url: env.SEARCH_URL,
  alias: LISTINGS_ALIAS,
  shards: env.SEARCH_SHARDS,
});

const health = healthOf({
  own: { connected: () => indexer.isConnected },
  shared: { mongo: mongoCheck(connection) },
  measured: { search: clusterCheck(env.SEARCH_URL) },
});
const app = express();
app.disable('x-powered-by');
app.use(healthRoutes(health));
const server = await listen(app, env.SERVICE_PORT, env.HOST);
log.info({ port: env.SERVICE_PORT }, 'indexer: started');
stopGracefully(server, {
  health,
  drainMs: env.DRAIN_MS,
  parts: { indexer, mongo: connection, telemetry },
});
