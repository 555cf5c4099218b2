import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { projectRoot } from '@pokriv/local-stack/root';

const root = projectRoot();
const lines = readFileSync(join(root, '.github/CODEOWNERS'), 'utf8').split('\n');
const rules = lines
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split(/\s+/u))
  .map(([pattern = '', ...owners]) => ({ pattern, owners }));
const owned = rules.filter(({ pattern }) => pattern !== '*').map(({ pattern }) => pattern);

const readJson = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));
const { workspaces } = readJson('package.json') as { workspaces: string[] };

describe('CODEOWNERS', () => {
  it('names an owner for each workspace', () => {
    expect(owned).toEqual(expect.arrayContaining(workspaces.map((folder) => `/${folder}/`)));
  });

  it('names an owner for each top folder', () => {
    const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
    const folders = new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]));
    expect(folders).toContain('docs');
    expect(owned).toEqual(expect.arrayContaining([...folders].map((folder) => `/${folder}/`)));
  });

  it('names folders that exist, each with a team', () => {
    expect(owned.filter((pattern) => !existsSync(join(root, pattern)))).toEqual([]);
    for (const { owners } of rules) expect(owners).toEqual([expect.stringMatching(/^@pokriv\/[a-z]+$/u)]);
  });
});
