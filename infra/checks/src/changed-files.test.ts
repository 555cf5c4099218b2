import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { changedFiles, nearTests, projectsOf } from './changed-files.ts';

describe('changedFiles', () => {
  let root = '';
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.bg', ...args], { cwd: root });
  const write = (file: string, text: string) => writeFileSync(join(root, file), text);

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'pokriv-changed-'));
    git('init', '--quiet', '--initial-branch', 'main');
    for (const file of ['same.ts', 'edited.ts', 'deleted.ts']) write(file, 'a');
    git('add', '.');
    git('commit', '--quiet', '-m', 'first');
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('has none on the untouched main branch', () => {
    expect(changedFiles(root)).toEqual([]);
  });

  it('has committed, edited and new files of the branch, without deleted ones', () => {
    git('checkout', '--quiet', '-b', 'work');
    write('committed.ts', 'a');
    git('rm', '--quiet', 'deleted.ts');
    git('add', '.');
    git('commit', '--quiet', '-m', 'second');
    write('edited.ts', 'b');
    write('new.ts', 'a');
    expect(changedFiles(root)).toEqual(['committed.ts', 'edited.ts', 'new.ts']);
    expect(changedFiles(root, 'work')).toEqual(['edited.ts', 'new.ts']);
  });

  it('refuses an unknown base', () => {
    expect(() => changedFiles(root, 'nowhere')).toThrow('no common commit with nowhere');
  });
});

describe('projectsOf', () => {
  it.each([
    ['a slice', ['mfe-admin/src/a.tsx'], ['tsconfig.browser.json']],
    ['two packages of the server', ['bff/src/a.ts', 'infra/bench/src/b.ts'], ['tsconfig.server.json']],
    ['a journey', ['e2e/journeys/a.spec.ts'], ['e2e/tsconfig.json']],
    [
      'a contract',
      ['services/contracts/src/a.ts'],
      ['tsconfig.browser.json', 'tsconfig.server.json', 'e2e/tsconfig.json'],
    ],
    ['no package', ['README.md', 'package.json'], []],
  ])('has the projects that read %s', (_what, files, projects) => {
    expect(projectsOf(files)).toEqual(projects);
  });
});

describe('nearTests', () => {
  const changed = ['bff/src/app.ts', 'bff/src/gateway/open.test.ts'];
  const related = ['mfe-admin/src/page.test.tsx', 'bff/src/app.test.ts', 'bff/src/gateway/open.test.ts'];

  it('keeps all related tests of a small change', () => {
    expect(nearTests({ changed, related }, 3)).toEqual(related);
  });

  it('keeps those in the changed folders of a large one, changed tests first', () => {
    expect(nearTests({ changed, related }, 2)).toEqual([
      'bff/src/gateway/open.test.ts',
      'bff/src/app.test.ts',
    ]);
  });
});
