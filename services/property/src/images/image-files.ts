import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A picture's file: `<id>-<width>.<extension>`, in a folder named by the id's first two digits. */
export const imageFile = (id: string, variant: string): string => join(id.slice(0, 2), `${id}-${variant}`);

/** Where uploads and half-written files lie. */
export const tempFolder = (imagesDir: string): string => join(imagesDir, 'tmp');

/** Writes a file so that it is there whole or not at all, also if the process dies. */
export async function writeWhole(imagesDir: string, file: string, bytes: Buffer): Promise<void> {
  const temporary = join(tempFolder(imagesDir), randomUUID());
  const target = join(imagesDir, file);
  await Promise.all([
    mkdir(tempFolder(imagesDir), { recursive: true }),
    mkdir(join(target, '..'), { recursive: true }),
  ]);
  try {
    await writeFile(temporary, bytes);
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
