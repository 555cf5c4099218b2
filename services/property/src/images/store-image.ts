import { createHash } from 'node:crypto';

import { encodeImage, type EncodedImage } from './encoder/encode-image.ts';
import { imageFile, type ImageStore } from './store/image-store.ts';
import type { StoredImage } from './stored-image.ts';
import { withTempFolder } from './temp-files.ts';

const ID_DIGITS = 20;

/** Equal originals have equal ids. @param sha256 of the original, in hex */
export const imageId = (sha256: string): string => sha256.slice(0, ID_DIGITS);

/** Puts the files of an encoded picture into place; one that is there already is the same. */
export async function keepImage(store: ImageStore, { image, files }: EncodedImage): Promise<StoredImage> {
  await Promise.all(files.map(({ variant, path }) => store.put(imageFile(image.id, variant), path)));
  return image;
}

/**
 * Makes and stores every file of a picture that is known to be good.
 * @param imagesDir where files under way lie
 * @throws Error when it cannot be decoded
 */
export async function storeImage(
  original: Buffer,
  { store, imagesDir }: { store: ImageStore; imagesDir: string },
): Promise<StoredImage> {
  const id = imageId(createHash('sha256').update(original).digest('hex'));
  return withTempFolder(imagesDir, async (folder) =>
    keepImage(store, await encodeImage({ original, id, folder })),
  );
}
