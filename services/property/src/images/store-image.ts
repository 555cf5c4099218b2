import { createHash } from 'node:crypto';

import { pictureFile, pictureId, type PictureStore } from '@pokriv/service-kit/picture-store/picture-store';
import { withTempFolder } from '@pokriv/service-kit/uploads/temp-files';

import type { StoredImage } from '../listings/stored-listing.ts';
import { encodeImage, type EncodedImage } from './encoder/encode-image.ts';

export async function storeEncoded(
  store: PictureStore,
  { image, files }: EncodedImage,
): Promise<StoredImage> {
  await Promise.all(files.map(({ variant, path }) => store.put(pictureFile(image.id, variant), path)));
  return image;
}

/**
 * Encodes and stores all files of a valid picture.
 * @param imagesDir for temporary files
 * @throws Error when it cannot be decoded
 */
export async function storeImage(
  original: Buffer,
  { store, imagesDir, hasAvif }: { store: PictureStore; imagesDir: string; hasAvif?: boolean },
): Promise<StoredImage> {
  const id = pictureId(createHash('sha256').update(original).digest('hex'));
  return withTempFolder(imagesDir, async (folder) =>
    storeEncoded(store, await encodeImage({ original, id, folder, hasAvif })),
  );
}
