import type { Actor } from '@pokriv/contracts/actor';
import type { Arrangement } from '@pokriv/contracts/endpoints/property';
import { badRequest, notFound } from '@pokriv/contracts/errors';

import { assertComplete } from '../listings/assert-complete.ts';
import { assertEditable } from '../listings/change-listing.ts';
import { changeStored } from '../listings/change-stored.ts';
import type { ListingDeps } from '../listings/listing-deps.ts';
import { changeImages, isApproved, withRevision } from '../listings/revision.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import { messages } from '../messages.ts';
import type { StoredImage } from './stored-image.ts';

function inOrder(images: readonly StoredImage[], order: readonly string[] | undefined): StoredImage[] {
  if (!order) return [...images];
  const sorted = [...new Set(order)].flatMap((id) => images.find((image) => image.id === id) ?? []);
  if (sorted.length === images.length && order.length === images.length) return sorted;
  throw badRequest(messages.image.wrongOrder, [{ param: 'order', msg: messages.image.wrongOrder }]);
}

/**
 * Sets the order and the descriptions of a listing's pictures; the first is the cover.
 * @throws AppError BAD_REQUEST unless `order` names every picture once; those of `assertEditable`
 */
export function arrangeImages(
  deps: ListingDeps,
  actor: Actor,
  id: string,
  { order, alt = {} }: Arrangement,
): Promise<StoredListing> {
  return changeStored(deps, id, actor.id, (listing) => {
    assertEditable(actor, listing);
    const { images } = withRevision(listing);
    const arranged = inOrder(images, order).map((image) => ({ ...image, alt: alt[image.id] ?? image.alt }));
    return {
      after: changeImages(listing, arranged, deps.now()),
      action: 'arrange_images',
      changed: ['images'],
    };
  });
}

/**
 * Takes a picture out of a listing.
 * @throws AppError NOT_FOUND, UNPROCESSABLE when a published listing would have too few; those of `assertEditable`
 */
export function deleteImage(
  deps: ListingDeps,
  actor: Actor,
  id: string,
  imageId: string,
): Promise<StoredListing> {
  return changeStored(deps, id, actor.id, (listing) => {
    assertEditable(actor, listing);
    const { images } = withRevision(listing);
    const left = images.filter((image) => image.id !== imageId);
    if (left.length === images.length) throw notFound(messages.image.notFound);
    const after = changeImages(listing, left, deps.now());
    if (isApproved(listing)) assertComplete(after, deps.now());
    return { after, action: 'delete_image', changed: ['images'] };
  });
}
