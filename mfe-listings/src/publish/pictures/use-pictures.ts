import { AppError } from '@pokriv/contracts/errors';
import { PROPERTY_LIMITS } from '@pokriv/contracts/property-options';
import type { PropertyImage } from '@pokriv/contracts/property';
import { call } from '@pokriv/web-kit/api';
import { errorText } from '@pokriv/web-kit/messages';
import { useState } from 'react';

import { ownFailures } from '../../own-failures.ts';
import type { Draft } from '../draft.ts';
import { publishTexts as texts } from '../messages.ts';
import { pictureProblem } from './check-picture.ts';

export interface Upload {
  key: string;
  file: File;
  state: 'waiting' | 'uploading' | 'failed';
  /** Why it failed. */
  problem?: string;
}

const { imagesMax } = PROPERTY_LIMITS;

const merged = (present: readonly PropertyImage[], given: readonly PropertyImage[]) => [
  ...present,
  ...given.filter(({ id }) => !present.some((image) => image.id === id)),
];

/** The pictures of a draft: uploads one by one, order, descriptions, deletion. */
export function usePictures(draft: Draft) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);

  const change = (key: string, part: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));
  const dismiss = (key: string) => setUploads((all) => all.filter((upload) => upload.key !== key));

  const send = (upload: Upload): Promise<void> =>
    draft.inTurn(async () => {
      const { saved } = draft.get();
      if (!saved) return change(upload.key, { state: 'failed', problem: texts.picturesFirst });
      change(upload.key, { state: 'uploading' });
      const body = new FormData();
      body.append('images', upload.file);
      try {
        const { data } = await call('uploadImages', { params: { id: saved.id }, body, quiet: ownFailures });
        draft.patch({
          images: merged(draft.get().images, data.images),
          saved: { ...saved, version: data.version },
        });
        dismiss(upload.key);
      } catch (error) {
        const problem =
          error instanceof AppError
            ? (error.body.errors?.[0]?.msg ?? error.message)
            : errorText('general.save');
        change(upload.key, { state: 'failed', problem });
      }
    });

  const add = async (files: readonly File[]): Promise<void> => {
    const room = imagesMax - draft.get().images.length - uploads.length;
    const taken = files.map((file, index): Upload => {
      const problem = index < room ? pictureProblem(file) : texts.tooMany(imagesMax);
      return {
        key: crypto.randomUUID(),
        file,
        state: problem ? 'failed' : 'waiting',
        ...(problem && { problem }),
      };
    });
    setUploads((all) => [...all, ...taken]);
    if (!draft.get().saved) await draft.save();
    await Promise.all(taken.filter(({ state }) => state === 'waiting').map(send));
  };

  const retry = (upload: Upload): void => {
    change(upload.key, { state: 'waiting', problem: undefined });
    void send(upload);
  };

  /** Shows the change at once; a refusal brings the server's pictures back and is told by the shell. */
  const arrange = (
    images: readonly PropertyImage[],
    body: { order?: string[]; alt?: Record<string, string> },
  ) => {
    const before = draft.get().images;
    draft.patch({ images });
    return draft.inTurn(async () => {
      const { saved } = draft.get();
      if (!saved) return;
      try {
        draft.adopt((await call('arrangeImages', { params: { id: saved.id }, body })).data);
      } catch {
        draft.patch({ images: before });
      }
    });
  };

  const move = (from: number, to: number): void => {
    const images = [...draft.get().images];
    const [moved] = images.splice(from, 1);
    if (!moved || to < 0 || to > images.length) return;
    images.splice(to, 0, moved);
    void arrange(images, { order: images.map(({ id }) => id) });
  };

  const describe = (id: string, alt: string): void => {
    const { images } = draft.get();
    if (images.find((image) => image.id === id)?.alt === alt) return;
    void arrange(
      images.map((image) => (image.id === id ? { ...image, alt } : image)),
      { alt: { [id]: alt } },
    );
  };

  const remove = (imageId: string): Promise<void> =>
    draft.inTurn(async () => {
      const { saved } = draft.get();
      if (!saved) return;
      try {
        draft.adopt((await call('deleteImage', { params: { id: saved.id, imageId } })).data);
      } catch {
        // told by the shell's toast; the picture stays
      }
    });

  return { uploads, add, retry, dismiss, move, describe, remove };
}
