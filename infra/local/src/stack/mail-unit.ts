import { mkdirSync } from 'node:fs';

import type { Places } from '../data-folder.ts';
import { answersHttp } from '../net/probes.ts';
import type { ProcessUnit } from '../processes/unit.ts';
import { resolvePackageFile } from '../tools/resolve-package-file.ts';
import type { Ports } from './choose-ports.ts';

export function mailUnit(places: Places, ports: Ports, env: NodeJS.ProcessEnv): ProcessUnit {
  mkdirSync(places.mail, { recursive: true });
  return {
    name: 'mail',
    stage: 'engine',
    command: process.execPath,
    args: [
      resolvePackageFile('maildev', 'bin/maildev'),
      ...['--smtp', String(ports.smtp), '--ip', '127.0.0.1'],
      ...['--web', String(ports.mail), '--web-ip', '127.0.0.1', '--mail-directory', places.mail],
    ],
    env,
    ready: answersHttp(`http://127.0.0.1:${ports.mail}/healthz`),
    after: ['bff'],
  };
}
