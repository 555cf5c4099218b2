import { floorPlansOf, plansLast } from '@pokriv/contracts/listing/floor-plans';
import type { OwnProperty, PropertyImage } from '@pokriv/contracts/listing/property';
import { call } from '@pokriv/web-kit/api';

import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
import type { Draft } from '../draft.ts';
import { createObservable } from './observable.ts';
import { retryableCodes, retryWhileOffline } from './retry-while-offline.ts';

export interface RemovedPicture {
  image: PropertyImage;
  index: number;
}

interface Wish {
  images: readonly PropertyImage[];
  /** Requested order of ids; pictures added meanwhile come last. */
  order?: readonly string[];
  alt?: Record<string, string>;
  /** All ids of floor plans. */
  floorPlans?: readonly string[];
  /** Picture being restored; its caller reports a failure. */
  restored?: string;
}

export function movedTo<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const moved = [...items];
  const [item] = moved.splice(from, 1);
  if (item !== undefined) moved.splice(to, 0, item);
  return moved;
}

/**
 * Order, descriptions, floor plans and removal of a draft's pictures: optimistic updates, sent in sequence, rolled back on refusal
 * (the shell shows the reason).
 */
export function createArrangement(draft: Draft, gone: Set<string>) {
  const removed = createObservable<readonly RemovedPicture[]>([]);
  const turning = createObservable<readonly string[]>([]);
  const erased = new Set<string>();
  /** New ids of rotated pictures by old id. */
  const turned = new Map<string, string>();
  let waiting = 0;

  const listing = () => draft.get().images;
  /** A queued change may use the id from before a rotation. */
  const currentId = (id: string): string => {
    const next = turned.get(id);
    return next === undefined ? id : currentId(next);
  };
  /** Keeps concurrent optimistic changes. */
  const showImages = (images: readonly PropertyImage[], shown = listing()) =>
    draft.patch({ images: waiting > 0 ? shown : images.filter(({ id }) => !gone.has(id)) });
  const takeOver = (answer: OwnProperty) => {
    const shown = listing();
    draft.adopt(answer);
    showImages(answer.images, shown);
  };

  /** @returns false on refusal */
  const enqueue = async (task: (params: { id: string }) => Promise<boolean>): Promise<boolean> => {
    waiting += 1;
    return draft.enqueue(async () => {
      waiting -= 1;
      const { saved } = draft.get();
      return saved ? task({ id: saved.id }) : false;
    });
  };

  const arrange = (wish: Wish): Promise<boolean> => {
    const before = listing();
    draft.patch({ images: wish.images });
    return enqueue(async (params) => {
      if (wish.restored) erased.delete(wish.restored);
      const wished = wish.order?.map(currentId).filter((id) => !erased.has(id));
      const later = listing().flatMap(({ id }) => (wished?.includes(currentId(id)) ? [] : [currentId(id)]));
      const alt =
        wish.alt && Object.fromEntries(Object.entries(wish.alt).map(([id, text]) => [currentId(id), text]));
      const floorPlans = wish.floorPlans?.map(currentId).filter((id) => !erased.has(id));
      const body = {
        ...(wished && { order: [...wished, ...later] }),
        ...(alt && { alt }),
        ...(floorPlans && { floorPlans }),
      };
      try {
        const { data } = await retryWhileOffline((isLast) =>
          call('arrangeImages', {
            params,
            body,
            quiet: wish.restored ? pageErrorCodes : isLast ? [] : retryableCodes,
          }),
        );
        takeOver(data);
        return true;
      } catch {
        if (wish.restored) erased.add(wish.restored);
        showImages(before.map((image) => listing().find(({ id }) => id === currentId(image.id)) ?? image));
        return false;
      }
    });
  };

  const idsOf = (images: readonly PropertyImage[]) => images.map(({ id }) => id);

  const move = (from: number, to: number): void => {
    if (from === to || to < 0 || to >= listing().length) return;
    const images = plansLast(movedTo(listing(), from, to));
    void arrange({ images, order: idsOf(images) });
  };

  const describe = (id: string, alt: string): void => {
    if (listing().find((image) => image.id === id)?.alt === alt) return;
    const images = listing().map((image) => (image.id === id ? { ...image, alt } : image));
    void arrange({ images, alt: { [id]: alt } });
  };

  const markPlan = (id: string, isFloorPlan: boolean): void => {
    const images = plansLast(listing().map((image) => (image.id === id ? { ...image, isFloorPlan } : image)));
    void arrange({ images, floorPlans: idsOf(floorPlansOf(images)) });
  };

  const put = ({ image, index }: RemovedPicture) => {
    gone.delete(image.id);
    return [...listing().slice(0, index), image, ...listing().slice(index)];
  };
  const forget = (id: string) => removed.change((all) => all.filter(({ image }) => image.id !== id));

  const remove = (imageId: string): Promise<boolean> => {
    const index = listing().findIndex(({ id }) => id === imageId);
    const image = listing()[index];
    if (!image) return Promise.resolve(false);
    gone.add(imageId);
    draft.patch({ images: listing().filter(({ id }) => id !== imageId) });
    removed.change((all) => [...all, { image, index }]);
    return enqueue(async (params) => {
      try {
        const id = currentId(imageId);
        const { data } = await call('deleteImage', { params: { ...params, imageId: id } });
        erased.add(id);
        takeOver(data);
        return true;
      } catch {
        forget(imageId);
        draft.patch({ images: put({ image, index }) });
        return false;
      }
    });
  };

  /** Restores a removed picture at its position. @returns false when the server no longer has it */
  const restore = async (imageId: string): Promise<boolean> => {
    const found = removed.get().find(({ image }) => image.id === imageId);
    if (!found) return true;
    forget(imageId);
    const images = put(found);
    const { alt } = found.image;
    const isBack = await arrange({
      images,
      order: idsOf(images),
      restored: imageId,
      ...(alt && { alt: { [imageId]: alt } }),
    });
    if (!isBack) {
      gone.add(imageId);
      draft.patch({ images: listing().filter(({ id }) => id !== imageId) });
    }
    return isBack;
  };

  /** Rotates by 90° clockwise; the picture gets a new id and keeps its position. @returns false on refusal */
  const turn = (imageId: string): Promise<boolean> => {
    turning.change((ids) => [...ids, imageId]);
    return enqueue(async (params) => {
      const id = currentId(imageId);
      const at = listing().findIndex((image) => image.id === id);
      try {
        const { data } = await retryWhileOffline((isLast) =>
          call('turnImage', { params: { ...params, imageId: id }, quiet: isLast ? [] : retryableCodes }),
        );
        const isKnown = (image: PropertyImage) =>
          gone.has(image.id) || listing().some((shown) => shown.id === image.id);
        const next = data.images.find((image) => !isKnown(image));
        if (next) turned.set(id, next.id);
        if (next && at !== -1) draft.patch({ images: listing().with(at, next) });
        takeOver(data);
        return true;
      } catch {
        return false;
      } finally {
        turning.change((ids) => ids.filter((one) => one !== imageId));
      }
    });
  };

  return { removed, turning, move, describe, markPlan, remove, restore, turn };
}
export type Arrangement = ReturnType<typeof createArrangement>;
