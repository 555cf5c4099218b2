import { createServer } from 'node:http';

import type { S3Settings } from '@pokriv/service-kit/file-store/s3-client';
import { log } from '@pokriv/service-kit/log';
import { openSecurityLog } from '@pokriv/service-kit/security-log';
import { stopGracefully } from '@pokriv/service-kit/shutdown';
import { startTelemetry } from '@pokriv/service-kit/telemetry/start-telemetry';

import { createBff } from './app.ts';
import type { FollowedBucket } from './deployments/follow-bucket.ts';
import { readBffEnv } from './env.ts';
import { withStreets } from './map/open-streets.ts';

const REQUEST_MS = 60_000;
const HEADERS_MS = 10_000;
/** Longer than the keep-alive of a load balancer. */
const KEEP_ALIVE_MS = 65_000;

const env = readBffEnv();
const { host, port, drainMs, securityLogDir, deployments, telemetry: settings } = env;
const telemetry = await startTelemetry('bff', settings);
const securityLog = await openSecurityLog('bff', securityLogDir);
const renderWorker = new URL('./pages/rendering/render-worker.ts', import.meta.url);
const followed = deployments && (await follow(deployments));
const options = env.streets ? await withStreets(env.options, env.streets) : env.options;
const bff = createBff({ ...options, renderWorker, refreshDeployments: followed?.refresh });
const server = createServer(
  { requestTimeout: REQUEST_MS, headersTimeout: HEADERS_MS, keepAliveTimeout: KEEP_ALIVE_MS },
  bff.handler,
);
server.on('error', (error) => {
  log.fatal({ err: error, host, port }, 'bff: cannot listen, exiting');
  process.exit(1);
});
server.listen(port, host, () => log.info({ host, port }, 'bff: listening'));
stopGracefully(server, {
  health: bff.health,
  drainMs,
  streams: bff.streams,
  parts: { ...bff.parts, ...(followed && { deployments: followed }), telemetry, securityLog },
});

async function follow(settings: S3Settings): Promise<FollowedBucket> {
  // lazy: a large library that the local stack does not need
  const { openDeploymentsBucket } = await import('@pokriv/service-kit/file-store/deployments-bucket');
  const { followBucket } = await import('./deployments/follow-bucket.ts');
  return followBucket(openDeploymentsBucket(settings), env.options.deploymentsDir);
}
