import { createServer } from 'node:http';

import { createKeeper } from './auth/create-keeper.ts';

/**
 * The keeper of the Auth emulator, which holds its accounts in memory only: everybody talks to the keeper, which
 * answers a change when it is on disk, and gives an emulator that was killed its accounts back.
 */
const {
  KEEPER_PORT,
  EMULATOR_PORT,
  ACCOUNTS_FILE = '',
  FIREBASE_PROJECT_ID = '',
  HOST = '127.0.0.1',
} = process.env;

const server = createServer(
  createKeeper({ port: Number(EMULATOR_PORT), project: FIREBASE_PROJECT_ID, accountsFile: ACCOUNTS_FILE }),
);
server.listen(Number(KEEPER_PORT), HOST);
process.on('SIGTERM', () => {
  server.close(() => process.exit());
  server.closeIdleConnections();
});
