import type { Actor } from '@pokriv/contracts/actor';
import { PROPERTY_LIMITS } from '@pokriv/contracts/listing/property-options';
import type { Limit } from '@pokriv/service-kit/limits';
import { secretPictureId, type PictureStore } from '@pokriv/service-kit/picture-store/picture-store';
import { receiveFiles, type ReceivedFile } from '@pokriv/service-kit/uploads/receive-files';
import { tooMuch } from '@pokriv/service-kit/uploads/refused';
import { withTempFolder } from '@pokriv/service-kit/uploads/temp-files';
import type { Request } from 'express';

import { assertEditable } from '../listings/change-listing.ts';
import { changeStored } from '../listings/change-stored.ts';
import { changeImages, withRevision } from '../listings/revision.ts';
import type { StoredImage, StoredListing } from '../listings/stored-listing.ts';
import { messages } from '../messages.ts';
import type { ArrangeDeps } from './arrange-images.ts';
import type { EncodedImage } from './encoder/encode-image.ts';
import type { PictureEncoder } from './encoder/picture-encoder.ts';
import { pictureLimits } from './picture-rules.ts';
import { storeEncoded } from './store-image.ts';

export interface ImageDeps extends ArrangeDeps {
  imageStore: PictureStore;
  imagesDir: string;
  encoder: PictureEncoder;
  uploadLimit: Limit;
  /** HMAC key: picture names cannot be computed from their originals. */
  pictureSecret: string;
}

const rules = { ...pictureLimits, texts: messages.image };
const imagesOf = (listing: StoredListing) => withRevision(listing).images;

/**
 * Adds pictures to a listing, all or none.
 * @throws AppError FORBIDDEN, CONFLICT, RATE_LIMITED; BAD_REQUEST, PAYLOAD_TOO_LARGE or UNSUPPORTED_MEDIA naming the
 * file; UNAVAILABLE when the picture worker died
 */
export async function uploadImages(
  deps: ImageDeps,
  actor: Actor,
  id: string,
  request: Request,
): Promise<StoredListing> {
  const listing = await deps.listings.get(id);
  assertEditable(actor, listing);
  const room = PROPERTY_LIMITS.imagesMax - imagesOf(listing).length;
  const onFile = () => deps.uploadLimit.take(actor.id);
  const images = await withTempFolder(deps.imagesDir, async (folder) => {
    const files = await receiveFiles(request, { folder, rules, room, onFile });
    return storeAll(deps, await encodeAll(deps, folder, files));
  });
  return changeStored(deps, id, actor.id, (stored) => {
    assertEditable(actor, stored);
    const all = withNew(imagesOf(stored), images);
    if (all.length > PROPERTY_LIMITS.imagesMax) throw tooMuch(messages.image.tooMany);
    return { after: changeImages(stored, all, deps.now()), action: 'add_images', changed: ['images'] };
  });
}

/** Checks all headers first, so that an invalid picture is rejected before any encoding. */
async function encodeAll(
  { encoder, pictureSecret }: ImageDeps,
  folder: string,
  files: readonly ReceivedFile[],
): Promise<EncodedImage[]> {
  const originals = new Map<string, ReceivedFile>();
  for (const file of files) {
    const sha256 = await encoder.inspect(file.path, file.name);
    originals.set(secretPictureId(sha256, pictureSecret), file);
  }
  const encoded: EncodedImage[] = [];
  for (const [id, { path, name }] of originals)
    encoded.push(await encoder.encode({ original: path, id, folder, name }));
  return encoded;
}

/** Stores files only once all are valid, and claims them before storing. */
async function storeAll(
  { imageFiles, imageStore, now }: ImageDeps,
  encoded: readonly EncodedImage[],
): Promise<StoredImage[]> {
  for (const { image } of encoded) await imageFiles.claim(image.id, now());
  return Promise.all(encoded.map((one) => storeEncoded(imageStore, one)));
}

function withNew(images: readonly StoredImage[], added: readonly StoredImage[]): StoredImage[] {
  const all = new Map(images.map((image) => [image.id, image]));
  for (const image of added) if (!all.has(image.id)) all.set(image.id, image);
  return [...all.values()];
}
