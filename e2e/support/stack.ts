import { rmSync } from 'node:fs';
import { createServer } from 'node:http';

import { startStack } from '@pokriv/local-stack/stack/start-stack';

import { dataDir } from './local-stack.ts';

/**
 * The stack that journeys use: empty databases, a small set of demo data, limits that do not get in the way. Answers on
 * E2E_READY_PORT once everything is up.
 */
const manyTries = '100000/60';
const manyADay = '100000/86400';

rmSync(dataDir, { recursive: true, force: true });
const stack = await startStack({
  dataDir,
  port: Number(process.env.E2E_PORT ?? 3987),
  seed: ['--listings', '90'],
  env: {
    // calls of the API may come from any network that a journey needs
    TRUST_PROXY: '1',
    LIMIT_GENERAL: manyTries,
    LIMIT_PAGES: manyTries,
    LIMIT_PAGES_BROWSER: manyTries,
    LIMIT_RENDERS: manyTries,
    LIMIT_RENDERS_BROWSER: manyTries,
    LIMIT_MEDIA: manyTries,
    LIMIT_MEDIA_BROWSER: manyTries,
    LIMIT_FILES: manyTries,
    LIMIT_FILES_BROWSER: manyTries,
    LIMIT_NEW_BROWSERS: manyTries,
    LIMIT_REGISTER_IP: manyTries,
    LIMIT_LOGIN_IP: manyTries,
    LIMIT_REFRESH_IP: manyTries,
    LIMIT_CHECK_PHONE_IP: manyTries,
    LIMIT_ONE_TIME_CODE_IP: manyTries,
    LIMIT_FORGOT_PASSWORD_IP: manyTries,
    LIMIT_CONTACT: manyTries,
    LIMIT_PHONE_VISITOR: manyADay,
    LIMIT_PHONE_NETWORK: manyADay,
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
