import { readFile } from 'node:fs/promises';

import type { Actor } from '@pokriv/contracts/actor';
import { PROPERTY_LIMITS } from '@pokriv/contracts/property-options';
import type { Limit } from '@pokriv/service-kit/limits';
import type { Request } from 'express';

import { assertEditable } from '../listings/change-listing.ts';
import { changeStored } from '../listings/change-stored.ts';
import type { ListingDeps } from '../listings/listing-deps.ts';
import { changeImages, withRevision } from '../listings/revision.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import { messages } from '../messages.ts';
import { encodeImage, type EncodedImage } from './encode-image.ts';
import { inspectImage } from './inspect-image.ts';
import type { OneAtATime } from './one-at-a-time.ts';
import { withReceivedFiles, type ReceivedFile } from './receive-files.ts';
import { badImage, tooMuch } from './refused.ts';
import { keepImage } from './store-image.ts';
import type { StoredImage } from './stored-image.ts';

export interface ImageDeps extends ListingDeps {
  imagesDir: string;
  uploadLimit: Limit;
  oneAtATime: OneAtATime;
}

const imagesOf = (listing: StoredListing) => withRevision(listing).images;

/**
 * Takes pictures into a listing: all or none (decisions §3).
 * @throws AppError FORBIDDEN, CONFLICT, RATE_LIMITED; BAD_REQUEST, PAYLOAD_TOO_LARGE or UNSUPPORTED_MEDIA naming the file
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
  const reception = { imagesDir: deps.imagesDir, room, onFile: () => deps.uploadLimit.take(actor.id) };
  const images = await withReceivedFiles(request, reception, (files) => process(deps, files));
  return changeStored(deps, id, actor.id, (stored) => {
    assertEditable(actor, stored);
    const all = withNew(imagesOf(stored), images);
    if (all.length > PROPERTY_LIMITS.imagesMax) throw tooMuch(messages.image.tooMany);
    return { after: changeImages(stored, all, deps.now()), action: 'add_images', changed: ['images'] };
  });
}

/** Headers of all first, so that a bad picture is refused before any work; files are kept once all are decoded. */
async function process({ imagesDir, oneAtATime }: ImageDeps, files: ReceivedFile[]): Promise<StoredImage[]> {
  for (const { path, name } of files) await inspectImage(await readFile(path), name);
  const encoded: EncodedImage[] = [];
  for (const { path, name } of files) {
    const decode = async () => encodeImage(await readFile(path)).catch(() => undefined);
    const image = await oneAtATime(decode);
    if (!image) throw badImage(messages.image.damaged(name));
    encoded.push(image);
  }
  return Promise.all(encoded.map((image) => keepImage(image, imagesDir)));
}

/** A picture that the listing has already, or that came twice, is not added again. */
function withNew(images: readonly StoredImage[], added: readonly StoredImage[]): StoredImage[] {
  const all = new Map(images.map((image) => [image.id, image]));
  for (const image of added) if (!all.has(image.id)) all.set(image.id, image);
  return [...all.values()];
}
