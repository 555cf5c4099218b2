import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import type { Actor } from '@pokriv/contracts/actor';
import { notFound } from '@pokriv/contracts/errors';
import { pictureFile, secretPictureId } from '@pokriv/service-kit/picture-store/picture-store';
import { withTempFolder } from '@pokriv/service-kit/uploads/temp-files';

import { assertEditable } from '../listings/change-listing.ts';
import { changeStored } from '../listings/change-stored.ts';
import { followTurned } from '../listings/remarks.ts';
import { changeImages, withRevision } from '../listings/revision.ts';
import type { StoredImage, StoredListing } from '../listings/stored-listing.ts';
import { messages } from '../messages.ts';
import { storeEncoded } from './store-image.ts';
import type { ImageDeps } from './upload-images.ts';

const QUARTER = 90;

/** Files are immutable, so a turned picture gets a new name, derived from the old one. */
const turnedId = (id: string, secret: string): string =>
  secretPictureId(createHash('sha256').update(`${id} turned by ${QUARTER}`).digest('hex'), secret);

const imagesOf = (listing: StoredListing) => withRevision(listing).images;
const has = (images: readonly StoredImage[], id: string) => images.some((image) => image.id === id);

/**
 * Turns a picture of a listing clockwise by 90°; position, description and mark as floor plan stay. Idempotent for the same
 * picture id.
 * @throws AppError NOT_FOUND, RATE_LIMITED, UNAVAILABLE when the picture worker died; those of
 * `assertEditable`
 */
export async function turnImage(
  deps: ImageDeps,
  actor: Actor,
  id: string,
  imageId: string,
): Promise<StoredListing> {
  const listing = await deps.listings.get(id);
  assertEditable(actor, listing);
  const nextId = turnedId(imageId, deps.pictureSecret);
  if (!has(imagesOf(listing), imageId)) {
    if (has(imagesOf(listing), nextId)) return listing;
    throw notFound(messages.image.notFound);
  }
  await deps.uploadLimit.take(actor.id);
  const turned = await encodeTurned(deps, imageId, nextId);
  return changeStored(deps, id, actor.id, async (stored, unit) => {
    assertEditable(actor, stored);
    const images = imagesOf(stored);
    if (!has(images, imageId)) throw notFound(messages.image.notFound);
    const after = images
      .filter((image) => image.id !== nextId)
      .map((image) => (image.id === imageId ? withMarks(turned, image) : image));
    await deps.imageFiles.release([imageId], deps.now(), unit);
    const moderation = followTurned(stored.moderation, imageId, nextId);
    return {
      after: { ...changeImages(stored, after, deps.now()), moderation },
      action: 'turn_image',
      changed: ['images'],
    };
  });
}

const withMarks = (turned: StoredImage, { alt, isFloorPlan }: StoredImage): StoredImage => ({
  ...turned,
  alt,
  ...(isFloorPlan && { isFloorPlan }),
});

async function encodeTurned(deps: ImageDeps, imageId: string, nextId: string): Promise<StoredImage> {
  const { imageStore, imageFiles, imagesDir, encoder, now } = deps;
  const stored = await imageStore.open(pictureFile(imageId, '1280.jpg'));
  if (!stored) throw notFound(messages.image.notFound);
  return withTempFolder(imagesDir, async (folder) => {
    const original = join(folder, 'original');
    await pipeline(stored.stream, createWriteStream(original));
    const encoded = await encoder.encode({ original, id: nextId, folder, name: imageId, turn: QUARTER });
    await imageFiles.claim(nextId, now());
    return storeEncoded(imageStore, encoded);
  });
}
