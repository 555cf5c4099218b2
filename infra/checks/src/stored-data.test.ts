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
const list = /\bdeviceList\(\s*'([a-z][\w-]*)'/gu;

/** Keys of `localStorage` and `sessionStorage` in a source. */
function storedNames(text: string): string[] {
  if (!/[sS]torage|_KEY = '|deviceList/u.test(text)) return [];
  return [constant, prefix, list].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, name = '']) => name),
  );
}

/** First cells of the rows: `['cookie-choice, keep-nothing', …`. */
function declaredNames(table: string): Set<string> {
  const cells = [...table.matchAll(/\[\s*'([^']+)',/gu)].map(([, cell = '']) => cell);
  return new Set(cells.flatMap((cell) => cell.split(', ')).map((name) => name.replace(/:?…$/u, '')));
}

/** Last cells of the rows by each name of the first: `'До изход'` by `'admin-keys'`. */
function declaredTerms(table: string): Map<string, string> {
  const rows = [...table.matchAll(/\[\s*'([^']+)',[^\]]*?'([^']+)',?\s*\]/gu)];
  return new Map(
    rows.flatMap(([, names = '', term = '']) => names.split(', ').map((name) => [name, term] as const)),
  );
}

/** Their files write both storages. */
const ofSession = ['auth-storage', 'has-session', 'session-only'];

const endsWithTab = (term: string): boolean => /сесия|раздела/iu.test(term);

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

  it('is said to end with its tab where it is in session storage, also as a draft of a visitor', () => {
    const terms = declaredTerms(read(TABLE));
    const told = sources
      .filter(({ text }) => text.includes('sessionStorage') || text.includes('localStorage'))
      .flatMap(({ file, text }) =>
        storedNames(text)
          .filter((name) => terms.has(name) && !ofSession.includes(name))
          .map((name) => ({ file, name, text, term: terms.get(name) ?? '' })),
      );
    const wrong = told.filter(({ text, term }) => text.includes('sessionStorage') !== endsWithTab(term));
    expect(wrong.map(({ file, name, term }) => `${file}: ${name}: ${term}`)).toEqual([]);
    expect(told.map(({ name }) => name)).toEqual(expect.arrayContaining(['my-listings-filters', 'theme']));
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
