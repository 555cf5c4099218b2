import { readFile } from 'node:fs/promises';

import { encodeImage, type EncodedImage } from './encode-image.ts';
import { imageFile, writeWhole } from './image-files.ts';
import type { StoredImage } from './stored-image.ts';

/** Puts the files of an encoded picture into place; one that is there already is the same. */
export async function keepImage({ image, files }: EncodedImage, imagesDir: string): Promise<StoredImage> {
  await Promise.all(
    files.map(({ variant, bytes }) => writeWhole(imagesDir, imageFile(image.id, variant), bytes)),
  );
  return image;
}

/**
 * Makes and stores every file of a picture that is known to be good.
 * @param original a path or its bytes
 * @throws Error when it cannot be decoded
 */
export async function storeImage(original: string | Buffer, imagesDir: string): Promise<StoredImage> {
  const bytes = typeof original === 'string' ? await readFile(original) : original;
  return keepImage(await encodeImage(bytes), imagesDir);
}
