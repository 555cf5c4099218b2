import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = ['shell', 'mfe-listings', 'mfe-account', 'mfe-admin', 'services/contracts'];
const SHARED = ['package-lock.json', 'webpack.base.mjs', 'tsconfig.base.json', 'tsconfig.browser.json'];
const NOT_SOURCES = new Set(['node_modules', 'dist', 'coverage']);

/**
 * Changes whenever a file that front ends are built from may have changed: names, sizes and times only,
 * since it is taken at every start. What really changed is then up to the build's own cache.
 */
export function sourcesStamp(root: string): string {
  const hash = createHash('sha1');
  const look = (path: string): void => {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found?.isDirectory()) {
      for (const name of readdirSync(path).sort()) if (!NOT_SOURCES.has(name)) look(join(path, name));
      return;
    }
    hash.update(`${path}:${found?.size}:${found?.mtimeMs}\n`);
  };
  for (const path of [...SOURCES, ...SHARED]) look(join(root, path));
  return hash.digest('hex');
}
