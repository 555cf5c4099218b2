import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { chooseDeployments } from '@pokriv/deploy/choose-deployments';
import { publish } from '@pokriv/deploy/publish';
import { rollBack } from '@pokriv/deploy/roll-back';

import { dataFolder, placesIn } from '../data-folder.ts';
import { Failure } from '../failure.ts';
import { FRONT_ENDS } from '../front-ends/ensure-front-ends.ts';
import { messages } from '../messages.ts';
import { projectRoot } from '../root.ts';

/**
 * `npm run deploy -- mfe-listings [--no-build]`: builds and publishes a front end.
 * @throws Failure for an unknown front end, or when it does not compile
 */
export async function deploy(args: string[]): Promise<void> {
  const slice = sliceOf(args);
  if (!args.includes('--no-build')) await build(slice);
  const dist = join(projectRoot(), slice, 'dist');
  const { version, before, isChanged } = await publish(slice, dist, await deployments());
  console.log(
    isChanged ? messages.deployed(slice, version, before) : messages.deployUnchanged(slice, version),
  );
}

/**
 * `npm run rollback -- mfe-listings`: publishes the previous version again.
 * @throws Failure when there is none
 */
export async function rollback(args: string[]): Promise<void> {
  const slice = sliceOf(args);
  const done = await rollBack(slice, await deployments());
  if (!done) throw new Failure(messages.nothingToRollBack(slice));
  console.log(messages.rolledBack(slice, done.from, done.to));
}

const deployments = () => chooseDeployments(placesIn(dataFolder()).deployments);

function sliceOf(args: string[]): string {
  const slice = FRONT_ENDS.find((name) => args.includes(name));
  if (!slice) throw new Failure(messages.sliceMissing([...FRONT_ENDS]));
  return slice;
}

function build(slice: string): Promise<void> {
  return new Promise((resolve, reject) => {
    // by name: the folder `shell` would also select the workspace in it, which has no build
    const workspace = `@pokriv/${slice}`;
    const child = spawn('npm', ['run', 'build', '-w', workspace], { cwd: projectRoot(), stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Failure(messages.sliceFailed(slice)))));
  });
}
