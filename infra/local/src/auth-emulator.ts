import type { Server } from 'node:http';
import { createRequire } from 'node:module';

import { EMULATOR_SERVER, EMULATOR_SPEC } from './auth/emulator-files.ts';
import { holdLifelines } from './auth/link-emulator.ts';
import { pruneApiSpec, type ApiSpec } from './auth/prune-api-spec.ts';

/**
 * Firebase Auth emulator without firebase-tools' command line, which takes 10 s to start, mostly compiling validators
 * of unused query parameters and calls. Imports internal files of firebase-tools, hence the exact version.
 */
interface EmulatorServer {
  createApp(
    project: string,
  ): Promise<{ listen(port: number, host: string, onListening: () => void): Server }>;
}

const { EMULATOR_PORT, FIREBASE_PROJECT_ID = '', HOST = '127.0.0.1' } = process.env;
const load = createRequire(import.meta.url);

const { default: spec } = load(EMULATOR_SPEC) as { default: ApiSpec };
spec.paths = pruneApiSpec(spec.paths);
const app = await (load(EMULATOR_SERVER) as EmulatorServer).createApp(FIREBASE_PROJECT_ID);
const server = app.listen(Number(EMULATOR_PORT), HOST, () => console.log('auth emulator is up'));
holdLifelines(server);

process.on('SIGTERM', () => {
  server.close(() => process.exit());
  server.closeAllConnections();
});
