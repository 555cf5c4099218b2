import { photosOf, plansLast } from '@pokriv/contracts/listing/floor-plans';
import type { OwnProperty, PropertyImage } from '@pokriv/contracts/listing/property';
import { call } from '@pokriv/web-kit/api';
import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';

import type { Draft } from '../draft.ts';

/** Sorts the chosen pictures in their order of choice, within the positions they occupy. */
export function inChosenOrder<Image extends { id: string }>(
  images: readonly Image[],
  chosen: readonly string[],
): Image[] {
  const places = new Set(chosen);
  const sorted = chosen.flatMap((id) => images.find((image) => image.id === id) ?? []);
  let next = 0;
  return images.map((image) => {
    if (!places.has(image.id)) return image;
    next += 1;
    return sorted[next - 1] ?? image;
  });
}

interface Reply {
  images: readonly PropertyImage[];
  version: number;
}

/**
 * Batch of concurrent uploads. They share one turn in the queue, because each raises the version.
 * @param gone removed pictures that the server may still have
 */
export function createUploadBatch(draft: Draft, listingId: string, gone: Set<string>) {
  const params = { id: listingId };
  const known = new Set(draft.get().images.map(({ id }) => id));
  /** Picture ids by position in the order of choice. */
  const arrived = new Map<number, string>();
  const replies: Reply[] = [];
  const lost: string[] = [];

  const chosen = () => [...arrived].sort(([one], [other]) => one - other).map(([, id]) => id);

  /** @returns false for a duplicate picture */
  const applyReply = (place: number, reply: Reply): boolean => {
    replies.push(reply);
    // The server appends, so the last photo is this file's, unless none was added.
    const own = photosOf(reply.images).at(-1);
    const isNew = own !== undefined && !known.has(own.id) && ![...arrived.values()].includes(own.id);
    if (isNew) {
      arrived.set(place, own.id);
      gone.delete(own.id);
    }
    const present = draft.get().images;
    const isAdded = ({ id }: PropertyImage) => !gone.has(id) && !present.some((image) => image.id === id);
    const images = inChosenOrder([...present, ...reply.images.filter(isAdded)], chosen());
    draft.patch({ images: plansLast(images) });
    return isNew;
  };

  /** Order and descriptions stay as shown, since a change of them may be queued. */
  const mergeListing = (listing: OwnProperty): void => {
    const kept = draft.get().images.filter(({ id }) => listing.images.some((image) => image.id === id));
    const missed = listing.images.filter(({ id }) => !gone.has(id) && !kept.some((image) => image.id === id));
    draft.adopt(listing);
    draft.patch({ images: plansLast([...kept, ...missed]) });
  };

  /** Responses arrive in any order, so the order of choice is sent to the server. */
  const sendOrder = async ({ images }: Reply): Promise<void> => {
    const order = inChosenOrder(images, chosen()).map(({ id }) => id);
    if (order.every((id, index) => id === images[index]?.id)) return;
    const { data } = await call('arrangeImages', { params, body: { order }, quiet: pageErrorCodes });
    mergeListing(data);
  };

  /**
   * An upload without a response may have succeeded.
   * @returns all lost keys if as many pictures are new, otherwise none
   */
  const findLostUploads = async (): Promise<readonly string[]> => {
    const { data } = await call('getProperty', { params, quiet: pageErrorCodes });
    if (!('version' in data)) return [];
    const before = draft.get().images.length;
    mergeListing(data);
    return draft.get().images.length - before === lost.length ? lost : [];
  };

  const finish = async (): Promise<readonly string[]> => {
    replies.sort((one, other) => one.version - other.version);
    for (const { version } of replies) {
      const { saved } = draft.get();
      // One version at a time, so that another editor's change in between is detected.
      if (saved) draft.patch({ saved: { ...saved, version } });
    }
    const latest = replies.at(-1);
    if (lost.length > 0) return findLostUploads();
    if (latest) await sendOrder(latest);
    return [];
  };

  return {
    applyReply,
    lose: (key: string) => void lost.push(key),
    /**
     * Ends the batch. A failure here changes no picture: the next response brings the order.
     * @returns keys of lost uploads that succeeded after all
     */
    finish: (): Promise<readonly string[]> => finish().catch(() => []),
  };
}
export type UploadBatch = ReturnType<typeof createUploadBatch>;
