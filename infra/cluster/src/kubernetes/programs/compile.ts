import { spawn } from 'node:child_process';
import { cpSync, createWriteStream, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import type { Progress } from '@pokriv/local-stack/console/progress';
import { Failure } from '@pokriv/local-stack/failure';

import { folders } from '../addresses.ts';
import { messages } from '../messages.ts';

/** As in `go/go.mod`. */
const VERSION = '1.34.4';
const ETCD = 'go.etcd.io/etcd/server/v3';
const [MAJOR, MINOR] = VERSION.split('.');
const PROGRAMS = [
  ...['kube-apiserver', 'kube-controller-manager', 'kube-scheduler', 'kubelet', 'kube-proxy', 'kubectl'],
] as const;
const PAUSE = 'pause';
const ETCD_PROGRAM = 'server';

/** The folder of the compiled programs, by their version: another version has a folder of its own. */
const compiledFolder = (): string => join(folders.programs, `kubernetes-${VERSION}`);
export const compiled = (name: (typeof PROGRAMS)[number] | 'etcd' | 'pause'): string =>
  join(compiledFolder(), name === 'etcd' ? ETCD_PROGRAM : name);

export const isCompiled = (): boolean =>
  [...PROGRAMS, 'etcd' as const, 'pause' as const].every((name) => existsSync(compiled(name)));

const versionFlags = Object.entries({ gitVersion: `v${VERSION}`, gitMajor: MAJOR, gitMinor: MINOR })
  .map(([name, value]) => `-X k8s.io/component-base/version.${name}=${value}`)
  .join(' ');

const packages = [`./${PAUSE}`, ...PROGRAMS.map((name) => `k8s.io/kubernetes/cmd/${name}`), ETCD];

/**
 * Compiles the programs of Kubernetes and etcd from their Go modules, once. Go keeps what an interrupted run compiled.
 * @throws Failure when a module cannot be fetched or compiled
 */
export async function compilePrograms(progress: Progress): Promise<void> {
  if (isCompiled()) return;
  const started = Date.now();
  const source = join(folders.programs, 'source');
  rmSync(source, { recursive: true, force: true });
  cpSync(join(import.meta.dirname, 'go'), source, { recursive: true });
  mkdirSync(compiledFolder(), { recursive: true });
  const log = join(folders.programs, 'compile.log');
  rmSync(log, { force: true });
  const all = new Set<string>();
  progress.begin(messages.modules);
  await go(['list', '-deps', ...packages], { source, log }, (line) => all.add(line));
  progress.end(messages.modules);
  progress.begin(messages.compiling);
  let done = 0;
  const count = (line: string): void => {
    if (all.has(line)) progress.detail(messages.compiling, messages.compiled((done += 1), all.size));
  };
  const build = ['build', '-v', '-ldflags', `-s -w ${versionFlags}`, '-o', `${compiledFolder()}/`];
  await go([...build, ...packages], { source, log }, count);
  progress.end(messages.compiling);
  progress.done(messages.compiledAll(Math.round((Date.now() - started) / 1000)));
}

interface Where {
  source: string;
  log: string;
}

/** Runs Go at low priority, since it takes all cores for minutes; it ends with this process. */
function go(args: string[], { source, log }: Where, onLine: (line: string) => void): Promise<void> {
  const file = createWriteStream(log, { flags: 'a' });
  return new Promise((resolve, reject) => {
    const child = spawn('setpriv', ['--pdeathsig', 'KILL', 'nice', '-n', '15', 'go', ...args], {
      cwd: source,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        GOFLAGS: '-mod=mod -trimpath -buildvcs=false',
        CGO_ENABLED: '0',
      },
    });
    let last = '';
    for (const input of [child.stdout, child.stderr])
      createInterface({ input }).on('line', (line) => {
        last = line;
        file.write(`${line}\n`);
        onLine(line);
      });
    child.on('error', reject);
    child.on('close', (code) => {
      file.end();
      if (code === 0) resolve();
      else reject(new Failure(messages.compileFailed(log, last)));
    });
  });
}
