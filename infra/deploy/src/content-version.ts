import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Content hash of a build folder: 12 hex digits over the names and bytes of its files. */
export async function contentVersion(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const path of await filesIn(folder)) {
    const content = await readFile(join(folder, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 12);
}

/** Relative paths, sorted, with forward slashes. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
