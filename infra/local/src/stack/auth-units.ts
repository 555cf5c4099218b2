import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Places } from '../data-folder.ts';
import { answersHttp } from '../net/probes.ts';
import type { ProcessUnit } from '../processes/unit.ts';
import { projectRoot } from '../root.ts';
import type { Ports } from './choose-ports.ts';

/** The Auth emulator behind its keeper. Only sign-in depends on them. */
export function authUnits(places: Places, ports: Ports, env: NodeJS.ProcessEnv): ProcessUnit[] {
  mkdirSync(places.auth, { recursive: true });
  const program = (name: string): string => join(projectRoot(), 'infra', 'local', 'src', name);
  const emulator: ProcessUnit = {
    name: 'auth',
    stage: 'engine',
    command: process.execPath,
    args: [program('auth-emulator.ts')],
    cwd: places.auth,
    env: { ...env, EMULATOR_PORT: String(ports.authEmulator) },
    ready: answersHttp(`http://127.0.0.1:${ports.authEmulator}/`),
    // started late: it would take a core from the units needed by the first search
    after: ['property', 'bff'],
  };
  const keeper: ProcessUnit = {
    name: 'auth-keeper',
    stage: 'engine',
    command: process.execPath,
    args: [program('auth-keeper.ts')],
    env: {
      ...env,
      KEEPER_PORT: String(ports.auth),
      EMULATOR_PORT: String(ports.authEmulator),
      ACCOUNTS_FILE: places.accounts,
    },
    ready: answersHttp(`http://127.0.0.1:${ports.auth}/keeper/ready`),
    // its start timeout begins with the emulator's start, however long the build takes
    after: ['auth'],
  };
  return [emulator, keeper];
}
