/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import subset from '../../subset-font.mjs';
import { modules } from '../../evaluate-library.testing.mjs';
import { basicLatin, charactersOf, cyrillic, unicodeRange } from './font-ranges.ts';

const root = join(import.meta.dirname, '../../../..');
const workspaces = ['shell', 'mfe-account', 'mfe-admin', 'mfe-listings', 'services/contracts'];

/** Missing in Sofia Sans; a system font draws them. */
const missing = '→←\u202f';

describe('font ranges', () => {
  it('are written as a font face names them', () => {
    expect(
      unicodeRange([
        [0x20, 0x7e],
        [0xa0, 0xa0],
      ]),
    ).toBe('U+0020-007E,U+00A0');
    expect(
      charactersOf([
        [0x410, 0x412],
        [0x2116, 0x2116],
      ]),
    ).toBe('АБВ№');
  });

  it('cover all texts of the pages', () => {
    const files = workspaces.flatMap((workspace) =>
      readdirSync(join(root, workspace), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('messages.ts') && !file.includes('node_modules'))
        .map((file) => join(root, workspace, file)),
    );
    const texts = files.map((file) => readFileSync(file, 'utf8')).join('');
    const known = new Set([...charactersOf(basicLatin), ...charactersOf(cyrillic), ...missing, '\n']);
    expect(files.length).toBeGreaterThan(50);
    expect([...new Set(texts)].filter((character) => !known.has(character))).toEqual([]);
  });
});

const fontOf = (name: string): Buffer =>
  readFileSync(join(modules, `@fontsource-variable/sofia-sans/files/sofia-sans-${name}-wght-normal.woff2`));

const reduced = (name: string, source: Buffer) =>
  new Promise<Buffer>((resolve, reject) => {
    const done = (error: Error | null, font?: Buffer) =>
      font ? resolve(font) : reject(error ?? new Error());
    subset.call({ resourcePath: `sofia-sans-${name}-wght-normal.woff2`, async: () => done }, source);
  });

describe('the loader of basic fonts', () => {
  it.each([
    ['latin', 0.5],
    ['cyrillic', 0.7],
  ])('reduces the %s file', async (name, part) => {
    const whole = fontOf(name);
    const font = await reduced(name, whole);
    expect(font.toString('latin1', 0, 4)).toBe('wOF2');
    expect(font.length).toBeLessThan(whole.length * part);
  });

  it('throws for a file without a list of characters', async () => {
    await expect(async () => reduced('greek', fontOf('greek'))).rejects.toThrow(/no characters are listed/u);
  });
});
