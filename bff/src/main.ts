import { createServer } from 'node:http';

import { log } from '@pokriv/service-kit/log';
import { openSecurityLog } from '@pokriv/service-kit/security-log';
import { stopGracefully } from '@pokriv/service-kit/shutdown';
import { startTelemetry } from '@pokriv/service-kit/telemetry/start-telemetry';

import { createBff } from './app.ts';
import { readBffEnv } from './env.ts';

const REQUEST_MS = 60_000;
const HEADERS_MS = 10_000;
/** Longer than the keep-alive of a load balancer. */
const KEEP_ALIVE_MS = 65_000;

const { host, port, securityLogDir, telemetry: settings, options } = readBffEnv();
const telemetry = await startTelemetry('bff', settings);
const securityLog = await openSecurityLog('bff', securityLogDir);
const renderWorker = new URL('./pages/rendering/render-worker.ts', import.meta.url);
const bff = createBff({ ...options, renderWorker });
const server = createServer(
  { requestTimeout: REQUEST_MS, headersTimeout: HEADERS_MS, keepAliveTimeout: KEEP_ALIVE_MS },
  bff.handler,
);
server.on('error', (error) => {
  log.fatal({ err: error, host, port }, 'bff: cannot listen, exiting');
  process.exit(1);
});
server.listen(port, host, () => log.info({ host, port }, 'bff: listening'));
stopGracefully(server, [bff, telemetry, securityLog]);
