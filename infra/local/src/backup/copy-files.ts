import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Uploads in progress. */
const UNFINISHED = 'tmp';

/**
 * Copies a folder that is in use. Uploads in progress stay out; a file that is deleted meanwhile is passed over, since
 * nothing names it.
 */
export async function copyFiles(live: string, copy: string): Promise<void> {
  const entries = await readdir(live, { withFileTypes: true }).catch(unlessMissing);
  await mkdir(copy, { recursive: true });
  for (const entry of entries ?? []) {
    const [from, to] = [join(live, entry.name), join(copy, entry.name)];
    if (!entry.isDirectory()) await copyFile(from, to).catch(unlessMissing);
    else if (entry.name !== UNFINISHED) await copyFiles(from, to);
  }
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
