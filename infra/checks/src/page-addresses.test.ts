import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as pages from '@pokriv/contracts/pages';
import { projectRoot } from '@pokriv/local-stack/root';

const paths = Object.values(pages)
  .map(({ path }) => path)
  .filter((path) => path !== '/');
const beginnings = [...new Set(paths.map((path) => path.split('/:')[0] ?? path))];
/** A page address as a whole literal: `'/profile'`, `"/profile#password"`, `` `/properties/${id}` ``. */
const literal = new RegExp(`['"\`](?:${beginnings.join('|')})(?:['"\`?#]|/\\$\\{)`, 'u');

const sources = globSync('{shell,shell/kit,mfe-*,bff,services/*}/src/**/*.{ts,tsx}', { cwd: projectRoot() })
  .filter((file) => !/\.test\.|\.testing\.|\/testing\/|contracts\/src\/(?:content-)?pages\.ts$/u.test(file))
  // API paths look like page addresses
  .filter((file) => !/contracts\/src\/.*-calls\.ts$|\/parts\//u.test(file));

it('page addresses are written in the tables of contracts/pages.ts only', () => {
  const repeated = sources.flatMap((file) => {
    const lines = readFileSync(join(projectRoot(), file), 'utf8').split('\n');
    return lines
      .filter((line) => literal.test(line) && !/^\s*(?:\*|\/\/|\/\*)|method: '/u.test(line))
      .map((line) => `${file}: ${line.trim()}`);
  });
  expect(sources.length).toBeGreaterThan(500);
  expect(repeated).toEqual([]);
});
