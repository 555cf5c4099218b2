import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { checkOutRelease, lastRelease, pruneReleases } from './check-out-release.ts';
import { pointInstance } from './instances.ts';
import { allInstances } from './processes.ts';

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

describe('checkOutRelease', () => {
  const { POKRIV_ROOT } = process.env;
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  const textOf = (release: string, name: string): string => readFileSync(join(release, name), 'utf8');

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'releases-'));
    process.env.POKRIV_ROOT = folder;
    mkdirSync(join(folder, 'node_modules/@pokriv'), { recursive: true });
    git('init', '--initial-branch=main');
    write('.gitignore', 'node_modules/\n.data/\n');
    write('main.ts', 'committed');
    git('add', '--all');
    commit('v1.0.0');
  });
  afterEach(() => {
    if (POKRIV_ROOT === undefined) delete process.env.POKRIV_ROOT;
    else process.env.POKRIV_ROOT = POKRIV_ROOT;
    rmSync(folder, { recursive: true });
  });

  it('copies the checkout with changed and new files, and the copy stays when the checkout changes', async () => {
    write('main.ts', 'changed');
    write('new.ts', 'new');
    const before = await checkOutRelease();
    write('main.ts', 'broken');
    expect([textOf(before, 'main.ts'), textOf(before, 'new.ts')]).toEqual(['changed', 'new']);
    const next = await checkOutRelease();
    expect(next).not.toBe(before);
    expect(textOf(next, 'main.ts')).toBe('broken');
    expect(textOf(before, 'main.ts')).toBe('changed');
  });

  it('is one folder for the same files, and leaves the index alone', async () => {
    write('new.ts', 'new');
    const release = await checkOutRelease();
    expect(await checkOutRelease()).toBe(release);
    expect(readdirSync(join(release, '..'))).toHaveLength(1);
    const status = execFileSync('git', ['status', '--porcelain'], { cwd: folder }).toString();
    expect(status).toBe('?? new.ts\n');
  });

  it('copies the files of a named version', async () => {
    write('main.ts', 'changed');
    expect(textOf(await checkOutRelease('v1.0.0'), 'main.ts')).toBe('committed');
  });

  it('refuses a name of no version, and a folder without git', async () => {
    await expect(checkOutRelease('v9.0.0')).rejects.toThrow('Няма версия „v9.0.0“');
    rmSync(join(folder, '.git'), { recursive: true });
    await expect(checkOutRelease()).rejects.toThrow('не е от git');
  });

  describe('pruneReleases', () => {
    const releases = (): string => join(folder, '.data', 'releases');
    const cluster = (name: string): string => join(folder, '.data', name);
    const aged = (path: string, minutes = 11): string => {
      const then = Date.now() / 1000 - minutes * 60;
      utimesSync(path, then, then);
      return path;
    };
    const aCopy = (name: string): string => {
      mkdirSync(join(releases(), name, 'bff'), { recursive: true });
      writeFileSync(join(releases(), name, 'bff', 'main.ts'), name);
      return aged(join(releases(), name));
    };

    it('leaves the running copy, the one before and those of instances of each cluster', async () => {
      const [now, before, drilled, half] = ['now', 'before', 'drilled', 'half'].map(aCopy);
      aCopy('old');
      const [first = '', ...others] = allInstances;
      pointInstance(cluster('cluster'), first, half ?? '');
      for (const instance of others) pointInstance(cluster('cluster'), instance, now ?? '');
      pointInstance(cluster('cluster-drill'), first, drilled ?? '');
      await pruneReleases(
        [cluster('cluster'), cluster('cluster-drill'), cluster('never-started')],
        [before ?? ''],
      );
      expect(readdirSync(releases()).sort()).toEqual(['before', 'drilled', 'half', 'now']);
      expect(textOf(now ?? '', 'bff/main.ts')).toBe('now');
    });

    it('leaves a copy that was asked for a moment ago and is not started yet', async () => {
      const release = aged(await checkOutRelease());
      expect(await checkOutRelease()).toBe(release);
      aged(await checkOutRelease('v1.0.0'), 9);
      await pruneReleases([], []);
      expect(readdirSync(releases())).toHaveLength(2);
    });

    it('removes what interrupted commands left', async () => {
      for (const name of ['a.draft', 'b.gone', 'index-x1']) aCopy(name);
      await pruneReleases([], []);
      expect(readdirSync(releases())).toEqual([]);
    });
  });
});
