import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { EMPTY_MANIFEST, type Manifest } from './manifest.ts';
import { withFileLock } from './with-file-lock.ts';
import { writeFileAtomically } from './write-file-atomically.ts';

export const manifestPath = (deploymentsDir: string): string => join(deploymentsDir, 'manifest.json');

/** A missing file is an empty manifest; a corrupt one is an error, since writes are atomic. */
export async function readManifest(deploymentsDir: string): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(manifestPath(deploymentsDir), 'utf8')) as Manifest;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return EMPTY_MANIFEST;
    throw error;
  }
}

/** Read-modify-write under a file lock: concurrent deployments are both kept, and readers never see a partial file. */
export function changeManifest(
  deploymentsDir: string,
  change: (manifest: Manifest) => Promise<Manifest> | Manifest,
): Promise<Manifest> {
  return withFileLock(manifestPath(deploymentsDir), async () => {
    const changed = await change(await readManifest(deploymentsDir));
    await writeFileAtomically(manifestPath(deploymentsDir), `${JSON.stringify(changed, null, 2)}\n`);
    return changed;
  });
}
