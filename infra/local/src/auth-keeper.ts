import { createServer } from 'node:http';

import { createKeeper } from './auth/create-keeper.ts';
import { smsCatcher } from './auth/sms-catcher.ts';

/**
 * Entry of the auth keeper: a reverse proxy in front of the Auth emulator, which stores accounts in memory only. The
 * keeper persists each change before it replies, restores a restarted emulator, and puts its SMS into the mail catcher.
 */
const {
  KEEPER_PORT,
  EMULATOR_PORT,
  ACCOUNTS_FILE = '',
  FIREBASE_PROJECT_ID = '',
  SMTP_URL = '',
  HOST = '127.0.0.1',
} = process.env;

const server = createServer(
  createKeeper({
    port: Number(EMULATOR_PORT),
    project: FIREBASE_PROJECT_ID,
    accountsFile: ACCOUNTS_FILE,
    ...(SMTP_URL && { deliver: smsCatcher(SMTP_URL) }),
  }),
);
// longer than callers keep idle connections: none is closed under a new request
server.keepAliveTimeout = 75_000;
server.listen(Number(KEEPER_PORT), HOST);
process.on('SIGTERM', () => {
  server.close(() => process.exit());
  server.closeIdleConnections();
});
