import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ownDataDir } from '@pokriv/bench/stack/start-own-stack';
import { timeUntil } from '@pokriv/bench/stack/wait-until';
import { createProgress } from '@pokriv/local-stack/console/progress';
import { withProgress } from '@pokriv/local-stack/console/with-progress';
import { Failure } from '@pokriv/local-stack/failure';
import { processIdentity } from '@pokriv/local-stack/processes/process-identity';
import { findMongod } from '@pokriv/local-stack/tools/find-mongod';
import { findRedis } from '@pokriv/local-stack/tools/find-redis';

import { allInstances } from '../processes.ts';
import { DATA, folders, nodeFile } from './addresses.ts';
import { runIsolated } from './isolation.ts';
import { messages } from './messages.ts';
import { cgroupOf, makeCgroup, removeCgroups } from './node/cgroups.ts';
import { compilePrograms, isCompiled } from './programs/compile.ts';
import { isUnpacked, unpackDebianPackages } from './programs/debian-packages.ts';
import { ensureProductImage } from './programs/product-image.ts';
import { requireMachine } from './requirements.ts';
import { CGROUP } from './rolling-update.row.ts';

const GONE_MS = 10_000;

/**
 * `npm run cluster -- kubernetes`: fetches and compiles what is missing, runs the row of Kubernetes in namespaces of its
 * own, and leaves nothing behind but its folder below `.data`.
 * @param words of the command line; the row is written into the paper unless `--no-write` stands among them
 * @returns exit code
 * @throws Failure when the machine lacks something, a download or the compiler fails, or another run is active
 */
export async function runKubernetesDrill(words: readonly string[]): Promise<number> {
  requireMachine();
  claimFolder();
  console.log(messages.plan(isCompiled() && isUnpacked() ? messages.ready : messages.firstTime));
  await prepare();
  const cgroup = cgroupOf(process.pid);
  await tidyUp();
  makeCgroup(cgroup, allInstances.length);
  try {
    const rows = words.includes('--no-write') ? ['C11'] : ['C11', '--write'];
    return await runIsolated(process.execPath, [join(import.meta.dirname, 'inside.ts'), ...rows], {
      ...process.env,
      [CGROUP]: cgroup,
      // notes of reserved ports hold ids of processes, which mean others outside
      TMPDIR: nodeFile('tmp'),
    });
  } finally {
    await tidyUp();
    rmSync(recordPath, { force: true });
  }
}

const recordPath = join(ownDataDir(DATA), 'command.json');

interface CommandRecord {
  pid: number;
  identity?: string;
}

/** @throws Failure while another run uses the folder */
function claimFolder(): void {
  const { pid, identity } = readRecord();
  if (pid && processIdentity(pid) === identity) throw new Failure(messages.alreadyRuns(pid));
  const own: CommandRecord = { pid: process.pid, identity: processIdentity(process.pid) };
  mkdirSync(ownDataDir(DATA), { recursive: true });
  writeFileSync(recordPath, JSON.stringify(own));
}

function readRecord(): CommandRecord {
  try {
    return JSON.parse(readFileSync(recordPath, 'utf8')) as CommandRecord;
  } catch {
    return { pid: 0 };
  }
}

/** All that needs the machine's network. */
async function prepare(): Promise<void> {
  const progress = createProgress();
  try {
    await unpackDebianPackages(progress);
    await compilePrograms(progress);
    await withProgress(progress, messages.engines, async () => {
      await findMongod(progress);
      await findRedis(progress);
    });
  } finally {
    progress.close();
  }
  await ensureProductImage();
}

/** Removes what this or a killed run left: groups of processes and the node's files. */
async function tidyUp(): Promise<void> {
  await timeUntil(() => Promise.resolve(removeCgroups() === 0), GONE_MS);
  rmSync(folders.node, { recursive: true, force: true });
}
