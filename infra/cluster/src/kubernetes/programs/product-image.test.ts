import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { isUpToDate, productTag } from './product-image.ts';

describe('the image of the product', () => {
  let root: string;
  const layout = (): string => join(root, 'oci');
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'product-image-'));
    for (const folder of ['oci', 'bff/src', 'bff/dist', 'docs'])
      mkdirSync(join(root, folder), { recursive: true });
    write('bff/src/main.ts', 10);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  /** @param at seconds */
  function write(path: string, at: number, text = '{}'): void {
    writeFileSync(join(root, path), text);
    utimesSync(join(root, path), at, at);
  }

  it('is missing before the first build', () => {
    expect(isUpToDate(root, layout())).toBe(false);
  });

  it('is as new as its sources, whatever else changes', () => {
    write('oci/index.json', 20);
    for (const other of ['bff/src/main.test.ts', 'bff/dist/main.js', 'docs/scale.md']) write(other, 30);
    expect(isUpToDate(root, layout())).toBe(true);
  });

  it('is old when a source is newer', () => {
    write('oci/index.json', 20);
    write('bff/src/app.ts', 30);
    expect(isUpToDate(root, layout())).toBe(false);
  });

  it('has the tag of its build', () => {
    const annotations = { 'org.opencontainers.image.ref.name': '1.2.0' };
    write('oci/index.json', 20, JSON.stringify({ manifests: [{ annotations }] }));
    expect(productTag(layout())).toBe('1.2.0');
  });
});
