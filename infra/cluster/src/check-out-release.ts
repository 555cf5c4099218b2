import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

import { linkPackages } from '@pokriv/checks/scratch-copy';
import { Failure } from '@pokriv/local-stack/failure';
import { projectRoot } from '@pokriv/local-stack/root';

import { instanceFolders } from './instances.ts';

const run = promisify(execFile);
const git = async (folder: string, ...args: string[]): Promise<string> =>
  (await run('git', args, { cwd: folder })).stdout.trim();

/** `v1.2.3`, without pre-releases such as `v1.2.3-rc.1`. */
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
 * The project's files of another commit, or without a name those of the checkout as they are now, below `.data`, with
 * the packages installed here: so they run beside this version while their dependencies fit, and stay as they are
 * when the checkout changes.
 * @returns the folder, the same one for the same files
 * @throws Failure for a name of no commit, and in a copy of the project without git
 */
export async function checkOutRelease(name?: string): Promise<string> {
  const version = await (name ? commitOf(name) : treeOfCheckout());
  const folder = join(releasesFolder(), version);
  if (existsSync(folder)) {
    await utimes(folder, new Date(), new Date());
    return folder;
  }
  const draft = `${folder}.draft`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  const archive = join(draft, 'release.tar');
  await git(projectRoot(), 'archive', '--output', archive, version);
  await run('tar', ['-xf', archive, '-C', draft]);
  await rm(archive);
  await linkPackages(projectRoot(), draft);
  await rename(draft, folder);
  return folder;
}

/** How long a copy stays that no instance points at: a cluster may be about to start from it, or it is being made. */
const FRESH_MS = 600_000;

/**
 * Removes the copies of releases, and what interrupted commands left beside them, except those that an instance of
 * these clusters runs, those checked out in the last ten minutes, and `kept`.
 */
export async function pruneReleases(dataDirs: readonly string[], kept: readonly string[]): Promise<void> {
  const used = new Set([...kept, ...dataDirs.flatMap(instanceFolders)].map((folder) => basename(folder)));
  for (const name of await readdir(releasesFolder())) {
    const folder = join(releasesFolder(), name);
    if (used.has(name) || Date.now() - (await stat(folder)).mtimeMs < FRESH_MS) continue;
    // an interrupted removal must not leave half a release under its name
    const gone = `${folder}.${randomUUID()}.gone`;
    await rename(folder, gone);
    await rm(gone, { recursive: true });
  }
}

/** Whether the project's files come from git, which every release needs. */
export const hasGit = (): boolean => existsSync(join(projectRoot(), '.git'));

const releasesFolder = (): string => join(projectRoot(), '.data', 'releases');

async function commitOf(name: string): Promise<string> {
  return git(projectRoot(), 'rev-parse', '--short', '--verify', `${name}^{commit}`).catch(() => {
    throw new Failure(`Няма версия „${name}“. Посочете commit или етикет, например HEAD~1 или v1.2.3.`);
  });
}

/** Git's name for all files of the checkout, new and changed ones too; the user's own index stays as it is. */
async function treeOfCheckout(): Promise<string> {
  if (!hasGit()) throw new Failure('Тази папка не е от git, а версиите се вземат оттам.');
  await mkdir(releasesFolder(), { recursive: true });
  const own = await mkdtemp(join(releasesFolder(), 'index-'));
  const env = { ...process.env, GIT_INDEX_FILE: join(own, 'index') };
  try {
    await run('git', ['add', '--all'], { cwd: projectRoot(), env });
    const { stdout } = await run('git', ['write-tree'], { cwd: projectRoot(), env });
    return stdout.trim();
  } finally {
    await rm(own, { recursive: true });
  }
}
