import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** On the disk of the picture folder: finished files are moved by rename. */
const tempFolder = (picturesDir: string): string => join(picturesDir, 'tmp');

export async function withTempFolder<Result>(
  picturesDir: string,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = join(tempFolder(picturesDir), randomUUID());
  await mkdir(folder, { recursive: true });
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Removes temp folders of killed processes, not modified since `before`.
 * @returns number of removed folders
 */
export async function removeLeftovers(picturesDir: string, before: Date): Promise<number> {
  const names = await readdir(tempFolder(picturesDir)).catch(() => []);
  let removed = 0;
  for (const name of names) {
    const path = join(tempFolder(picturesDir), name);
    const entry = await stat(path).catch(() => undefined);
    if (!entry || entry.mtime >= before) continue;
    await rm(path, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}
