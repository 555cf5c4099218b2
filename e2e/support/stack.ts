import { mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

import { startStack } from '@pokriv/local-stack/stack/start-stack';

import { withEuroSite } from './euro-site.ts';
import { dataDir } from './local-stack.ts';
import { writeStreetArchive } from './street-archive.ts';

/**
 * The stack of the journeys: empty databases, a small set of demo data, high rate limits; a second site, on
 * E2E_EURO_PORT, has the euro first and streets on its maps. Answers on E2E_READY_PORT when it is ready.
 */
const amplePerMinute = '100000/60';
const amplePerDay = '100000/86400';

rmSync(dataDir, { recursive: true, force: true });
mkdirSync(dataDir, { recursive: true });
const streets = join(dataDir, 'streets.pmtiles');
await writeStreetArchive(streets);
const stack = await startStack({
  dataDir,
  port: Number(process.env.E2E_PORT ?? 3987),
  topology: withEuroSite(Number(process.env.E2E_EURO_PORT ?? 3989), streets),
  seed: ['--listings', '90'],
  env: {
    // outside the data folder, so that it survives
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(dataDir, '..', 'compile-cache'),
    // journeys set the client address by X-Forwarded-For
    TRUST_PROXY: '1',
    LIMIT_GENERAL: amplePerMinute,
    LIMIT_PAGES: amplePerMinute,
    LIMIT_PAGES_BROWSER: amplePerMinute,
    LIMIT_RENDERS: amplePerMinute,
    LIMIT_RENDERS_BROWSER: amplePerMinute,
    LIMIT_MEDIA: amplePerMinute,
    LIMIT_MEDIA_BROWSER: amplePerMinute,
    LIMIT_FILES: amplePerMinute,
    LIMIT_FILES_BROWSER: amplePerMinute,
    LIMIT_NEW_BROWSERS: amplePerMinute,
    LIMIT_REGISTER_IP: amplePerMinute,
    LIMIT_LOGIN_IP: amplePerMinute,
    LIMIT_REFRESH_IP: amplePerMinute,
    LIMIT_CHECK_PHONE_IP: amplePerMinute,
    LIMIT_ONE_TIME_CODE_IP: amplePerMinute,
    LIMIT_FORGOT_PASSWORD_IP: amplePerMinute,
    LIMIT_CONTACT: amplePerMinute,
    LIMIT_PHONE_VISITOR: amplePerDay,
    LIMIT_PHONE_NETWORK: amplePerDay,
    LIMIT_PHONE_CODE_IP: amplePerDay,
  },
});
const stop = () => void stack.stop().then(() => process.exit(0));
process.on('SIGTERM', stop);
process.on('SIGINT', stop);

await stack.waitReady();
createServer((_request, reply) => reply.end('ready')).listen(
  Number(process.env.E2E_READY_PORT ?? 3988),
  '127.0.0.1',
);
