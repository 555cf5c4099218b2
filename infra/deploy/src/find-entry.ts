import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { filesIn } from './content-version.ts';
import { SHELL } from './manifest.ts';

/** Paths inside the built folder. */
export interface Entry {
  entry: string;
  css: string[];
  preload: string[];
}

interface FederationManifest {
  metaData: { remoteEntry: { name: string; path: string } };
  exposes: { assets: { js: { sync: string[] }; css: { sync: string[] } } }[];
}

/**
 * What a page loads first from a build: `index.html` for the shell; for a slice its remote entry with the
 * files of the exposed module, as federation's own manifest lists them, or by name without that manifest.
 * @throws Error when the folder holds no build
 */
export async function findEntry(slice: string, distDir: string): Promise<Entry> {
  const files = await filesIn(distDir);
  if (slice === SHELL) return { entry: named(files, /^index\.html$/, distDir), css: [], preload: [] };
  if (!files.includes('mf-manifest.json'))
    return { entry: named(files, /^remoteEntry\b.*\.js$/, distDir), css: [], preload: [] };

  const manifest = JSON.parse(
    await readFile(join(distDir, 'mf-manifest.json'), 'utf8'),
  ) as FederationManifest;
  const { name, path } = manifest.metaData.remoteEntry;
  const assets = manifest.exposes.map((exposed) => exposed.assets);
  return {
    entry: named(files, new RegExp(`^${escape(join(path, name))}$`), distDir),
    css: [...new Set(assets.flatMap(({ css }) => css.sync))],
    preload: [...new Set(assets.flatMap(({ js }) => js.sync))],
  };
}

function named(files: string[], pattern: RegExp, distDir: string): string {
  const found = files.find((file) => pattern.test(file));
  if (!found) throw new Error(`${distDir}: no file ${pattern.source}`);
  return found;
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
