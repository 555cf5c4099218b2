import type { Actor } from '@pokriv/contracts/actor';
import type { Arrangement } from '@pokriv/contracts/listing/image-endpoints';
import { badRequest, notFound } from '@pokriv/contracts/errors';
import { PROPERTY_LIMITS } from '@pokriv/contracts/listing/property-options';

import { assertComplete } from '../listings/assert-complete.ts';
import { assertEditable } from '../listings/change-listing.ts';
import { changeStored, type ChangeDeps } from '../listings/change-stored.ts';
import { changeImages, isApproved, withRevision } from '../listings/revision.ts';
import type { StoredImage, StoredListing } from '../listings/stored-listing.ts';
import { messages } from '../messages.ts';
import type { ImageFileRepository } from './image-file.repository.ts';
import type { RemovedImageRepository } from './removed-image.repository.ts';

export interface ArrangeDeps extends ChangeDeps {
  imageFiles: ImageFileRepository;
  removedImages: RemovedImageRepository;
}

function inOrder(
  images: readonly StoredImage[],
  removed: readonly StoredImage[],
  order: readonly string[],
): StoredImage[] {
  const known = new Map([...removed, ...images].map((image) => [image.id, image]));
  const sorted = [...new Set(order)].flatMap((id) => known.get(id) ?? []);
  const isWhole = images.every(({ id }) => order.includes(id));
  if (isWhole && sorted.length === order.length) return sorted;
  throw badRequest(messages.image.wrongOrder, [{ param: 'order', msg: messages.image.wrongOrder }]);
}

function marked(image: StoredImage, isFloorPlan: boolean): StoredImage {
  const { isFloorPlan: wasFloorPlan = false, ...photo } = image;
  if (isFloorPlan === wasFloorPlan) return image;
  return isFloorPlan ? { ...photo, isFloorPlan } : photo;
}

/** A restored floor plan beyond the limit becomes a photo. */
function withFloorPlans(
  images: readonly StoredImage[],
  floorPlans: readonly string[] | undefined,
): StoredImage[] {
  const wished = images.filter(({ id, isFloorPlan }) => floorPlans?.includes(id) ?? isFloorPlan);
  const plans = wished.slice(0, PROPERTY_LIMITS.floorPlansMax);
  return images.map((image) => marked(image, plans.includes(image)));
}

/**
 * Sets order, descriptions and floor plans of a listing's pictures; the first photo is the cover. Naming a picture
 * removed within the hour restores it.
 * @throws AppError BAD_REQUEST unless `order` names every picture once, UNPROCESSABLE when a published listing would
 * have too few photos; those of `assertEditable`
 */
export function arrangeImages(
  deps: ArrangeDeps,
  actor: Actor,
  id: string,
  { order, alt = {}, floorPlans }: Arrangement,
): Promise<StoredListing> {
  return changeStored(deps, id, actor.id, async (listing, unit) => {
    assertEditable(actor, listing);
    const { images } = withRevision(listing);
    const removed = order ? await deps.removedImages.of(id, deps.now(), unit) : [];
    const sorted = order ? inOrder(images, removed, order) : images;
    if (order) await deps.removedImages.forget(id, order, unit);
    const described = sorted.map((image) => ({ ...image, alt: alt[image.id] ?? image.alt }));
    const after = changeImages(listing, withFloorPlans(described, floorPlans), deps.now());
    if (floorPlans && isApproved(listing)) assertComplete(after, deps.now());
    return { after, action: 'arrange_images', changed: ['images'] };
  });
}

/**
 * Removes a picture from a listing; `arrangeImages` can restore it within the hour.
 * @throws AppError NOT_FOUND, UNPROCESSABLE when a published listing would have too few; those of
 * `assertEditable`
 */
export function deleteImage(
  deps: ArrangeDeps,
  actor: Actor,
  id: string,
  imageId: string,
): Promise<StoredListing> {
  return changeStored(deps, id, actor.id, async (listing, unit) => {
    assertEditable(actor, listing);
    const { images } = withRevision(listing);
    const image = images.find((one) => one.id === imageId);
    if (!image) throw notFound(messages.image.notFound);
    const left = images.filter((one) => one !== image);
    const after = changeImages(listing, left, deps.now());
    if (isApproved(listing)) assertComplete(after, deps.now());
    await deps.removedImages.add({ listing: id, image, at: deps.now() }, unit);
    await deps.imageFiles.release([imageId], deps.now(), unit);
    return { after, action: 'delete_image', changed: ['images'] };
  });
}
