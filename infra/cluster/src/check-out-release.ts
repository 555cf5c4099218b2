import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { linkPackages } from '@pokriv/checks/scratch-copy';
import { projectRoot } from '@pokriv/local-stack/root';

const run = promisify(execFile);
const git = async (...args: string[]): Promise<string> =>
  (await run('git', args, { cwd: projectRoot() })).stdout.trim();

/** `LAST_RELEASE` (any name of a commit), else the newest release tag, else the commit before this one. */
export const lastRelease = async (): Promise<string> =>
  process.env.LAST_RELEASE ??
  (await git('describe', '--tags', '--match', 'release-*', '--abbrev=0', 'HEAD~1').catch(() => 'HEAD~1'));

/**
 * The project's files of another commit, below `.data`, with the packages installed here: so they run beside this
 * version while their dependencies fit.
 * @returns the folder
 */
export async function checkOutRelease(name: string): Promise<string> {
  const commit = await git('rev-parse', '--short', `${name}^{commit}`);
  const folder = join(projectRoot(), '.data', 'releases', commit);
  if (existsSync(folder)) return folder;
  const draft = `${folder}.draft`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  const archive = join(draft, 'release.tar');
  await git('archive', '--output', archive, commit);
  await run('tar', ['-xf', archive, '-C', draft]);
  await rm(archive);
  await linkPackages(projectRoot(), draft);
  await rename(draft, folder);
  return folder;
}
