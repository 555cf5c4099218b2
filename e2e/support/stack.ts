import { rmSync } from 'node:fs';
import { createServer } from 'node:http';

import { startStack } from '@pokriv/local-stack/stack/start-stack';

import { dataDir } from './local-stack.ts';

/**
 * The stack of the journeys: empty databases, a small set of demo data, high rate limits. Answers on E2E_READY_PORT
 * when it is ready.
 */
const unlimited = '100000/60';
const unlimitedDaily = '100000/86400';

rmSync(dataDir, { recursive: true, force: true });
const stack = await startStack({
  dataDir,
  port: Number(process.env.E2E_PORT ?? 3987),
  seed: ['--listings', '90'],
  env: {
    // journeys set the client address by X-Forwarded-For
    TRUST_PROXY: '1',
    LIMIT_GENERAL: unlimited,
    LIMIT_PAGES: unlimited,
    LIMIT_PAGES_BROWSER: unlimited,
    LIMIT_RENDERS: unlimited,
    LIMIT_RENDERS_BROWSER: unlimited,
    LIMIT_MEDIA: unlimited,
    LIMIT_MEDIA_BROWSER: unlimited,
    LIMIT_FILES: unlimited,
    LIMIT_FILES_BROWSER: unlimited,
    LIMIT_NEW_BROWSERS: unlimited,
    LIMIT_REGISTER_IP: unlimited,
    LIMIT_LOGIN_IP: unlimited,
    LIMIT_REFRESH_IP: unlimited,
    LIMIT_CHECK_PHONE_IP: unlimited,
    LIMIT_ONE_TIME_CODE_IP: unlimited,
    LIMIT_FORGOT_PASSWORD_IP: unlimited,
    LIMIT_CONTACT: unlimited,
    LIMIT_PHONE_VISITOR: unlimitedDaily,
    LIMIT_PHONE_NETWORK: unlimitedDaily,
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
