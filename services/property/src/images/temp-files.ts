import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Files of uploads under way: on the disk of the image folder, so that a finished one only has to be moved. */
const tempFolder = (imagesDir: string): string => join(imagesDir, 'tmp');

/** Gives `use` an empty folder and takes it away afterwards with all that is in it. */
export async function withTempFolder<Result>(
  imagesDir: string,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = join(tempFolder(imagesDir), randomUUID());
  await mkdir(folder, { recursive: true });
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Takes away what a killed process left: folders of uploads that nothing was written to since `before`.
 * @returns how many
 */
export async function removeLeftovers(imagesDir: string, before: Date): Promise<number> {
  const names = await readdir(tempFolder(imagesDir)).catch(() => []);
  let removed = 0;
  for (const name of names) {
    const path = join(tempFolder(imagesDir), name);
    const entry = await stat(path).catch(() => undefined);
    if (!entry || entry.mtime >= before) continue;
    await rm(path, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}
