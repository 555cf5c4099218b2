import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { EMPTY_MANIFEST, type Manifest } from './manifest.ts';

export const manifestPath = (folder: string): string => join(folder, 'manifest.json');

/** A missing file is an empty manifest; a corrupt one is an error, since writes are atomic. */
export async function readManifest(folder: string): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(manifestPath(folder), 'utf8')) as Manifest;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return EMPTY_MANIFEST;
    throw error;
  }
}
