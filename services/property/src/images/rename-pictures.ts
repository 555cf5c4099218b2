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
import { pictureIdsOf } from '../listings/revision.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import type { ImageFileRepository } from './image-file.repository.ts';
import { variants } from './picture-files.ts';

export interface RenameDeps {
  listings: ListingRepository;
  imageFiles: ImageFileRepository;
  imageStore: PictureStore;
  imagesDir: string;
  now: () => Date;
}

type NewNames = ReadonlyMap<string, string>;

/** Deleted or removed: seen by its owner and the moderators only, and for a while. */
const isWithheld = ({ status }: StoredListing): boolean => status === 'deleted' || status === 'removed';

/** Announces that a listing was deleted or removed, so that `renamePictures` follows. */
export async function announceWithheld({ before, after }: ListingChange, unit: Unit): Promise<void> {
  if (isWithheld(after) && !isWithheld(before))
    await unit.announce('listing-withheld', { listingId: after._id });
}

/**
 * Gives the pictures of a deleted or removed listing new names, which only its owner and the moderators are told. The old
 * files go after their time of grace unless another listing shows them. What a killed run copied is purged as unused.
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

/** A listing that was purged meanwhile needs no new names. */
const find = (deps: RenameDeps, id: string, unit?: Unit) =>
  deps.listings.get(id, unit).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
    throw error;
  });

/** @returns new ids by old ones; a picture whose files are missing keeps its name */
async function copyPictures(deps: RenameDeps, listing: StoredListing): Promise<NewNames> {
  const names = new Map<string, string>();
  for (const id of new Set(pictureIdsOf(listing))) {
    const newId = randomPictureId();
    if (await isCopied(deps, { from: id, to: newId })) names.set(id, newId);
    else log.warn({ listingId: listing._id, picture: id }, 'rename pictures: file missing, name kept');
  }
  return names;
}

/** Each copy is claimed before it is put, so that it is purged should the listing never come to show it. */
function isCopied(
  { imageFiles, imageStore, imagesDir, now }: RenameDeps,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  return withTempFolder(imagesDir, async (folder) => {
    for (const variant of variants) {
      const file = await imageStore.open(pictureFile(from, variant));
      if (!file) return false;
      const copy = join(folder, variant);
      await pipeline(file.stream, createWriteStream(copy));
      await imageFiles.claim(to, now());
      await imageStore.put(pictureFile(to, variant), copy);
    }
    return true;
  });
}

/** The same listing under new names of its pictures; an approval of its content goes along. */
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
