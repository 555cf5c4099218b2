import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { runRows } from '@pokriv/bench/report/run-rows';
import { ownDataDir } from '@pokriv/bench/stack/start-own-stack';
import { runStack } from '@pokriv/local-stack/commands/start';
import { Failure } from '@pokriv/local-stack/failure';
import { projectRoot } from '@pokriv/local-stack/root';
import { readStack } from '@pokriv/local-stack/stack/stack-record';
import { startStack } from '@pokriv/local-stack/stack/start-stack';

import { checkOutRelease, hasGit, pruneReleases } from './check-out-release.ts';
import { instanceFolders } from './instances.ts';
import { rollOut } from './roll-out.ts';
import { runKubernetesDrill } from './kubernetes/run-drill.ts';
import { drillRows, paperOrder } from './drill-rows.ts';
import { describeCluster } from './topology.ts';

const run = promisify(execFile);
const dataDir = join(projectRoot(), '.data', 'cluster');
const [command = 'start', ...names] = process.argv.slice(2);
const commands: Record<string, () => Promise<void>> = {
  start,
  drill: () => runRows('cluster', drillRows, names, paperOrder),
  kubernetes: async () => process.exit(await runKubernetesDrill(names)),
  release: () => release(names[0]),
};

try {
  const chosen = commands[command];
  if (!chosen)
    throw new Failure(
      `Непозната команда „${command}“. Има: start, drill [ред…], kubernetes, release [версия].`,
    );
  await chosen();
} catch (error) {
  console.error(error instanceof Failure ? `✖ ${error.message}` : error);
  process.exit(1);
}

/** Starts from a copy of the files, which a release can go back to when those of the checkout have changed. */
async function start(): Promise<void> {
  const folder = hasGit() ? await checkOutRelease() : projectRoot();
  const topology = describeCluster({ folderOf: () => folder });
  await runStack(await startStack({ dataDir, topology, seed: 'demo' }));
}

/**
 * Migrates, then rolls the running cluster over to a commit; without a name, to the files of this checkout. Removes the
 * copies of earlier versions, except the one before.
 */
async function release(name: string | undefined): Promise<void> {
  const running = readStack(dataDir);
  if (!running) throw new Failure('Клъстерът не работи. Пуснете го с „npm run cluster“.');
  const folder = await checkOutRelease(name);
  const before = instanceFolders(dataDir);
  await run(process.execPath, [join(folder, 'infra/local/src/migrate.ts')], {
    env: { ...process.env, ...running.env, POKRIV_ROOT: folder },
  });
  console.log('✔ Миграции');
  const { failedAt, stillDown } = await rollOut(dataDir, folder, (instance) => console.log(`✔ ${instance}`));
  if (stillDown)
    throw new Failure(
      `${failedAt} не тръгна с новата версия; с предишната не тръгнаха ${stillDown.join(', ')}. Вижте ${running.logs}`,
    );
  if (failedAt)
    throw new Failure(`${failedAt} не тръгна с новата версия; всички копия работят с предишната.`);
  console.log('Всички копия работят с новата версия.');
  await pruneReleases([dataDir, ownDataDir('cluster-drill')], [folder, ...before]);
}
