/**
 * Entry of `npm start` and the other commands. Plain JavaScript without dependencies, since on a fresh clone there are
 * no packages and Node may be an old one: installs the packages and continues under the project's Node.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { ensureDiskSpace } from './start/ensure-disk-space.mjs';
import { ensurePackages } from './start/ensure-packages.mjs';
import { Stopped } from './start/stopped.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const node = join(root, 'node_modules', '.bin', 'node');

try {
  if (Number(process.versions.node.split('.')[0]) < 18)
    throw new Stopped(`Нужен е Node 18 или по-нов; този е ${process.version}.`);
  ensureDiskSpace(root);
  await ensurePackages(root);
  if (!existsSync(node))
    throw new Stopped('Пакетът с Node 24 не е инсталиран докрай. Изтрийте node_modules и опитайте отново.');
  handOver();
} catch (error) {
  if (!(error instanceof Stopped)) throw error;
  console.error(`✖ ${error.message}`);
  process.exitCode = 1;
}

function handOver() {
  const [command = 'start', ...rest] = process.argv.slice(2);
  const worker = spawn(node, [join(root, 'infra', 'local', 'src', 'cli.ts'), command, ...rest], {
    cwd: root,
    // the IPC channel tells the worker when this process dies, also by SIGKILL
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      POKRIV_ROOT: root,
      PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, '.data', 'compile-cache'),
    },
  });
  // Ctrl-C reaches the whole foreground group: the worker stops in order, this process waits
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => worker.kill(signal));
  if (process.env.npm_lifecycle_event) watchParent(worker);
  worker.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}

/** A killed npm cannot forward a signal; its children are then reparented. */
function watchParent(worker) {
  const lineage = lineageOf();
  setInterval(() => lineageOf() !== lineage && worker.kill('SIGTERM'), 1_000).unref();
}

/** The parent and, when it is only npm's script shell, npm itself. */
function lineageOf() {
  const parent = process.ppid;
  try {
    const [, name, npm] = /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${parent}/stat`, 'utf8'));
    return name.endsWith('sh') ? `${parent} ${npm}` : `${parent}`;
  } catch {
    return `${parent}`;
  }
}
