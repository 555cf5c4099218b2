import type { OwnProperty, PropertyImage } from '@pokriv/contracts/listing/property';
import { call } from '@pokriv/web-kit/api';

import { ownFailures } from '../../own-failures.ts';
import type { Draft } from '../draft.ts';
import { inChosenOrder } from './chosen-order.ts';

interface Reply {
  images: readonly PropertyImage[];
  version: number;
}

/**
 * What a few uploads that run side by side have done to the listing. They take one turn together, since each of them
 * raises its version.
 * @param gone pictures that a person has removed, though the server may still have them
 */
export function createUploadTurn(draft: Draft, listingId: string, gone: Set<string>) {
  const params = { id: listingId };
  const known = new Set(draft.get().images.map(({ id }) => id));
  /** Picture by its file's place among the files chosen. */
  const arrived = new Map<number, string>();
  const replies: Reply[] = [];
  const unsure: string[] = [];

  const chosen = () => [...arrived].sort(([one], [other]) => one - other).map(([, id]) => id);

  /** Takes over what the server answered to a file. @returns false when the listing had that picture already */
  const arrive = (place: number, reply: Reply): boolean => {
    replies.push(reply);
    // The server appends, so the last one is this file's, unless nothing was added.
    const own = reply.images.at(-1);
    const isNew = own !== undefined && !known.has(own.id) && ![...arrived.values()].includes(own.id);
    if (isNew) {
      arrived.set(place, own.id);
      gone.delete(own.id);
    }
    const present = draft.get().images;
    const isAdded = ({ id }: PropertyImage) => !gone.has(id) && !present.some((image) => image.id === id);
    draft.patch({ images: inChosenOrder([...present, ...reply.images.filter(isAdded)], chosen()) });
    return isNew;
  };

  /** Order and descriptions stay as they are shown: a change of theirs may be waiting for its turn. */
  const takeOver = (listing: OwnProperty): void => {
    const kept = draft.get().images.filter(({ id }) => listing.images.some((image) => image.id === id));
    const missed = listing.images.filter(({ id }) => !gone.has(id) && !kept.some((image) => image.id === id));
    draft.adopt(listing);
    draft.patch({ images: [...kept, ...missed] });
  };

  /** Answers come in any order; the server is told the one in which the files were chosen. */
  const keepOrder = async ({ images }: Reply): Promise<void> => {
    const order = inChosenOrder(images, chosen()).map(({ id }) => id);
    if (order.every((id, index) => id === images[index]?.id)) return;
    const { data } = await call('arrangeImages', { params, body: { order }, quiet: ownFailures });
    takeOver(data);
  };

  /** An upload whose answer was lost may be on the server all the same. @returns those that are */
  const lookAgain = async (): Promise<readonly string[]> => {
    const { data } = await call('getProperty', { params, quiet: ownFailures });
    if (!('version' in data)) return [];
    const before = draft.get().images.length;
    takeOver(data);
    return draft.get().images.length - before === unsure.length ? unsure : [];
  };

  const finish = async (): Promise<readonly string[]> => {
    replies.sort((one, other) => one.version - other.version);
    for (const { version } of replies) {
      const { saved } = draft.get();
      // One by one, so that a version of somebody else's in between is noticed.
      if (saved) draft.patch({ saved: { ...saved, version } });
    }
    const latest = replies.at(-1);
    if (unsure.length > 0) return lookAgain();
    if (latest) await keepOrder(latest);
    return [];
  };

  return {
    arrive,
    /** Nothing came back of an upload, by its key. */
    lose: (key: string) => void unsure.push(key),
    /**
     * Ends the turn. What fails here changes no picture: the next answer of the server brings its order.
     * @returns the keys of lost uploads that arrived after all
     */
    finish: (): Promise<readonly string[]> => finish().catch(() => []),
  };
}
export type UploadTurn = ReturnType<typeof createUploadTurn>;
