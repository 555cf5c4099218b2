import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { withStyledNames } from '../styled-names.mjs';

const root = path.join(import.meta.dirname, '../../..');
const sources = globSync('{shell,shell/kit,mfe-*}/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.(?:test|testing)\.tsx?$/u.test(file))
  .map((file) => ({ file, source: readFileSync(path.join(root, file), 'utf8') }))
  .filter(({ source }) => source.includes('styled-components'));

describe('withStyledNames', () => {
  it('gives every styled component an id of its own, by its short hash', () => {
    const ids = sources.flatMap(({ file, source }) =>
      [...withStyledNames(source, file).matchAll(/componentId:'(?<id>p[0-9a-z]{1,7})'/gu)].map(
        ({ groups }) => groups?.id,
      ),
    );
    expect(ids.length).toBeGreaterThan(500);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
