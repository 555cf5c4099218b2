import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { linkPackages } from '@pokriv/checks/scratch-copy';
import { Failure } from '@pokriv/local-stack/failure';
import { projectRoot } from '@pokriv/local-stack/root';

const run = promisify(execFile);
const git = async (folder: string, ...args: string[]): Promise<string> =>
  (await run('git', args, { cwd: folder })).stdout.trim();

/** `v1.2.3`; what follows in a preliminary one, such as `v1.2.3-rc.1`, is no release. */
const RELEASES = ['--match', 'v[0-9]*.[0-9]*.[0-9]*', '--exclude', '*-*'];

/**
 * The version before this one: `LAST_RELEASE` (any name of a commit), else the newest release tag before this commit,
 * else the commit before it.
 * @throws Failure in a clone without history
 */
export async function lastRelease(folder = projectRoot()): Promise<string> {
  const { LAST_RELEASE } = process.env;
  if (LAST_RELEASE) return LAST_RELEASE;
  const before = await git(folder, 'rev-parse', '--verify', '--quiet', 'HEAD~1').catch(() => {
    throw new Failure('Тук няма предишна версия: изтеглете историята с „git fetch --unshallow --tags“.');
  });
  return git(folder, 'describe', '--tags', ...RELEASES, '--abbrev=0', before).catch(() => 'HEAD~1');
}

/**
 * The project's files of another commit, below `.data`, with the packages installed here: so they run beside this
 * version while their dependencies fit.
 * @returns the folder
 */
export async function checkOutRelease(name: string): Promise<string> {
  const commit = await git(projectRoot(), 'rev-parse', '--short', `${name}^{commit}`);
  const folder = join(projectRoot(), '.data', 'releases', commit);
  if (existsSync(folder)) return folder;
  const draft = `${folder}.draft`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  const archive = join(draft, 'release.tar');
  await git(projectRoot(), 'archive', '--output', archive, commit);
  await run('tar', ['-xf', archive, '-C', draft]);
  await rm(archive);
  await linkPackages(projectRoot(), draft);
  await rename(draft, folder);
  return folder;
}
