import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { lastRelease } from './check-out-release.ts';

let folder: string;
const git = (...args: string[]): void => {
  const identity = ['-c', 'user.name=t', '-c', 'user.email=t@example.bg', '-c', 'tag.gpgSign=false'];
  execFileSync('git', [...identity, '-c', 'commit.gpgSign=false', ...args], { cwd: folder, stdio: 'ignore' });
};
let commits = 0;
const commit = (...tags: string[]): void => {
  commits += 1;
  // equal commits of one second would be one
  git('commit', '--allow-empty', '--message', `Change ${commits}`);
  for (const tag of tags) git('tag', tag);
};

describe('lastRelease', () => {
  const { LAST_RELEASE } = process.env;

  beforeEach(() => {
    delete process.env.LAST_RELEASE;
    folder = mkdtempSync(join(tmpdir(), 'releases-'));
    git('init', '--initial-branch=main');
    commit();
  });
  afterEach(() => {
    if (LAST_RELEASE !== undefined) process.env.LAST_RELEASE = LAST_RELEASE;
    rmSync(folder, { recursive: true });
  });

  it('is the commit before without a release tag', async () => {
    commit('nightly', 'release-of-spring', 'v2');
    commit();
    expect(await lastRelease(folder)).toBe('HEAD~1');
  });

  it('is the newest release tag before this commit', async () => {
    commit('v1.0.0');
    commit();
    commit('v1.1.0');
    commit();
    commit();
    expect(await lastRelease(folder)).toBe('v1.1.0');
  });

  it('is the release before one that is tagged itself', async () => {
    commit('v1.9.0');
    commit();
    commit('v1.10.0');
    expect(await lastRelease(folder)).toBe('v1.9.0');
  });

  it('is no preliminary version, and no release of another branch', async () => {
    commit('v1.0.0');
    git('checkout', '-b', 'other');
    commit('v3.0.0');
    git('checkout', 'main');
    commit('v1.1.0-rc.1');
    commit();
    expect(await lastRelease(folder)).toBe('v1.0.0');
  });

  it('finds annotated tags, too', async () => {
    commit();
    git('tag', '--annotate', '--message', 'Release', 'v1.0.0');
    commit();
    expect(await lastRelease(folder)).toBe('v1.0.0');
  });

  it('is what LAST_RELEASE names', async () => {
    commit('v1.0.0');
    commit();
    process.env.LAST_RELEASE = 'main~2';
    expect(await lastRelease(folder)).toBe('main~2');
    delete process.env.LAST_RELEASE;
  });

  it('tells how to get the history of a clone that lacks it', async () => {
    await expect(lastRelease(folder)).rejects.toThrow('git fetch --unshallow --tags');
  });
});
