import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { chooseDeployments } from '@pokriv/deploy/choose-deployments';
import { publish } from '@pokriv/deploy/publish';
import { withFileLock } from '@pokriv/deploy/with-file-lock';

import type { Progress } from '../console/progress.ts';
import { withProgress } from '../console/with-progress.ts';
import type { Places } from '../data-folder.ts';
import { Failure } from '../failure.ts';
import { messages } from '../messages.ts';
import type { OwnProcesses } from '../processes/own-processes.ts';
import { runInStack } from '../processes/run-in-stack.ts';
import { projectRoot } from '../root.ts';
import { sourcesStamp } from './sources-stamp.ts';

export const FRONT_ENDS = ['shell', 'mfe-listings', 'mfe-account', 'mfe-admin'] as const;

const BUILD_TIMEOUT_MS = 300_000;

export interface FrontEndContext {
  places: Places;
  env: NodeJS.ProcessEnv;
  progress: Progress;
  owned: OwnProcesses;
  signal: AbortSignal;
}

/**
 * Builds the front ends when their sources changed, and publishes new versions into this stack.
 * @throws Failure when they do not compile
 */
export async function ensureFrontEnds(context: FrontEndContext): Promise<void> {
  const root = projectRoot();
  const stampPath = join(root, 'node_modules', '.cache', 'pokriv', 'front-ends');
  // stacks of one clone share the build output
  await withFileLock(stampPath, () => buildIfChanged(root, stampPath, context), {
    timeoutMs: BUILD_TIMEOUT_MS,
  });
  const deployments = await chooseDeployments(context.places.deployments, context.env);
  for (const slice of FRONT_ENDS)
    await publish(slice, join(root, slice, 'dist'), deployments, { onlyIfNew: true });
}

async function buildIfChanged(root: string, stampPath: string, context: FrontEndContext): Promise<void> {
  const { places, progress, owned, signal } = context;
  const stamp = sourcesStamp(root);
  const isBuilt = FRONT_ENDS.every((slice) => existsSync(join(root, slice, 'dist')));
  if (isBuilt && existsSync(stampPath) && readFileSync(stampPath, 'utf8') === stamp) return;

  const log = join(places.logs, 'build.log');
  const code = await withProgress(progress, messages.building, () =>
    runInStack(
      [
        join(root, 'node_modules', 'lerna', 'dist', 'cli.js'),
        ...['run', 'build', '--stream'],
        ...FRONT_ENDS.flatMap((slice) => ['--scope', `@pokriv/${slice}`]),
      ],
      { env: { ...process.env, NODE_ENV: 'production', NX_DAEMON: 'false', CI: '1' }, log, owned, signal },
    ),
  );
  if (code !== 0) throw new Failure(messages.buildFailed(log));
  mkdirSync(join(stampPath, '..'), { recursive: true });
  writeFileSync(stampPath, stamp);
}
