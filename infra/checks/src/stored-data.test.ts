import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { projectRoot } from '@pokriv/local-stack/root';

const read = (file: string): string => readFileSync(join(projectRoot(), file), 'utf8');

const TABLE = 'mfe-account/src/legal/cookies/cookie-tables.ts';
const sources = globSync('{shell/src,shell/kit/src,mfe-*/src}/**/*.{ts,tsx}', { cwd: projectRoot() })
  .filter((file) => !/\.test\.|\.testing\./u.test(file) && file !== TABLE)
  .map((file) => ({ file, text: read(file) }));

/**
 * Forms of storage keys in the sources: `KEY = 'theme'`, `PREFIX = 'reply-draft'` and `` `viewing-draft:${id}` ``.
 */
const constant = /\b(?:\w+_)?(?:KEY|PREFIX) = '([a-z][\w-]*)'/gu;
const prefix = /`([a-z]+(?:-[a-z]+)+)[:/]\$\{/gu;

/** Keys of `localStorage` and `sessionStorage` in a source. */
function storedNames(text: string): string[] {
  if (!/[sS]torage|_KEY = '/u.test(text)) return [];
  return [constant, prefix].flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name));
}

/** First cells of the rows: `['message-draft, reply-draft', …`. */
function declaredNames(table: string): Set<string> {
  const cells = [...table.matchAll(/\[\s*'([^']+)',/gu)].map(([, cell = '']) => cell);
  return new Set(cells.flatMap((cell) => cell.split(', ')).map((name) => name.replace(/:?…$/u, '')));
}

describe('data that a browser keeps', () => {
  const declared = declaredNames(read(TABLE));

  it('stands in the table of the cookie page', () => {
    const missing = sources.flatMap(({ file, text }) =>
      storedNames(text)
        .filter((name) => !declared.has(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('is found in the sources by its names', () => {
    const found = sources.flatMap(({ text }) => storedNames(text));
    for (const name of ['theme', 'last-search', 'contact-answer', 'listing-draft', 'reply-draft'])
      expect(found).toContain(name);
  });

  it('is missed when a name leaves the table', () => {
    const without = declaredNames(read(TABLE).replace("'last-search'", "'another'"));
    expect(without.has('last-search')).toBe(false);
    expect(without.has('another')).toBe(true);
  });
});
