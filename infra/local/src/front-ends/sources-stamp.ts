import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = ['shell', 'mfe-listings', 'mfe-account', 'mfe-admin', 'services/contracts'];
const SHARED = ['package-lock.json', 'webpack.base.mjs', 'tsconfig.base.json', 'tsconfig.browser.json'];
const NOT_SOURCES = new Set(['node_modules', 'dist', 'coverage']);

/**
 * Fingerprint of the front ends' sources by name, size and mtime only, since it runs at every start; the build's own
 * cache compares contents.
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
