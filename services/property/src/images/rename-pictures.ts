import { pipeline } from 'node:stream/promises';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';

import type { JobData } from '@pokriv/contracts/jobs';
import { AppError } from '@pokriv/contracts/errors';
import type { JobContext } from '@pokriv/service-kit/consumer';
import { log } from '@pokriv/service-kit/log';
import type { Unit } from '@pokriv/service-kit/mongo';
import {
  pictureFile,
  randomPictureId,
  type PictureStore,
} from '@pokriv/service-kit/picture-store/picture-store';
import { withTempFolder } from '@pokriv/service-kit/uploads/temp-files';

import { approvalOf, isContentApproved } from '../listings/approval.ts';
import type { ListingChange } from '../listings/listing-follower.ts';
import type { ListingRepository } from '../listings/listing.repository.ts';
import type { StoredImage, StoredListing } from '../listings/stored-listing.ts';
import type { ImageFileRepository } from './image-file.repository.ts';
import { variantsOf } from './picture-files.ts';

export interface RenameDeps {
  listings: ListingRepository;
  imageFiles: ImageFileRepository;
  imageStore: PictureStore;
  imagesDir: string;
  now: () => Date;
}

type NewNames = ReadonlyMap<string, string>;

/** Deleted or removed: visible only to its owner and the moderators. */
const isWithheld = ({ status }: StoredListing): boolean => status === 'deleted' || status === 'removed';

/** Announces a deletion or removal, so that `renamePictures` runs. */
export async function announceWithheld({ before, after }: ListingChange, unit: Unit): Promise<void> {
  if (isWithheld(after) && !isWithheld(before))
    await unit.announce('listing-withheld', { listingId: after._id });
}

/**
 * Renames the pictures of a deleted or removed listing, so that published URLs stop working. The old files
 * are purged after their grace period unless another listing uses them; copies of a crashed run are purged as
 * unused.
 */
export async function renamePictures(
  deps: RenameDeps,
  { listingId }: JobData<'listing-withheld'>,
  { once }: Pick<JobContext, 'once'>,
): Promise<void> {
  const listing = await find(deps, listingId);
  if (!listing || !isWithheld(listing)) return;
  const names = await copyPictures(deps, listing);
  await once(async (unit) => {
    const stored = await find(deps, listingId, unit);
    if (!stored || !isWithheld(stored)) return;
    await deps.listings.replace(
      { ...renamed(stored, names), version: stored.version + 1 },
      stored.version,
      unit,
    );
    await deps.imageFiles.release([...names.keys()], deps.now(), unit);
  });
}

const find = (deps: RenameDeps, id: string, unit?: Unit) =>
  deps.listings.get(id, unit).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
    throw error;
  });

/** @returns new ids by old ones; a picture with missing files keeps its name */
async function copyPictures(deps: RenameDeps, listing: StoredListing): Promise<NewNames> {
  const names = new Map<string, string>();
  for (const image of picturesOf(listing)) {
    const newId = randomPictureId();
    if (await isCopied(deps, { from: image, to: newId })) names.set(image.id, newId);
    else log.warn({ listingId: listing._id, picture: image.id }, 'rename pictures: file missing, name kept');
  }
  return names;
}

function picturesOf({ images, revision }: StoredListing): Iterable<StoredImage> {
  return new Map([...images, ...(revision?.images ?? [])].map((image) => [image.id, image])).values();
}

/** Claims each copy before storing it, so that an unreferenced copy is purged. */
function isCopied(
  { imageFiles, imageStore, imagesDir, now }: RenameDeps,
  { from, to }: { from: StoredImage; to: string },
): Promise<boolean> {
  return withTempFolder(imagesDir, async (folder) => {
    for (const variant of variantsOf(from)) {
      const file = await imageStore.open(pictureFile(from.id, variant));
      if (!file) return false;
      const copy = join(folder, variant);
      await pipeline(file.stream, createWriteStream(copy));
      await imageFiles.claim(to, now());
      await imageStore.put(pictureFile(to, variant), copy);
    }
    return true;
  });
}

function renamed(listing: StoredListing, names: NewNames): StoredListing {
  const withNames = <Image extends { id: string }>(images: readonly Image[]): Image[] =>
    images.map((image) => ({ ...image, id: names.get(image.id) ?? image.id }));
  const { approval, images, revision } = listing;
  const after: StoredListing = {
    ...listing,
    images: withNames(images),
    revision: revision && { ...revision, ...(revision.images && { images: withNames(revision.images) }) },
  };
  if (!approval || !isContentApproved(listing)) return after;
  return { ...after, approval: { ...approval, contentHash: approvalOf(after, approval.at).contentHash } };
}
