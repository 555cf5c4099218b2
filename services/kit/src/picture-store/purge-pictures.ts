import type { PictureFile } from './picture-file.model.ts';
import type { PictureFileRepository } from './picture-file.repository.ts';
import type { PictureStore } from './picture-store.ts';

const BATCH = 200;

export interface PicturesToPurge {
  files: PictureFileRepository;
  store: PictureStore;
  filesOf: (id: string) => string[];
  now: () => Date;
}

/**
 * Removes the files of pictures unreferenced for the grace period, including those of aborted uploads. Idempotent and
 * safe to run concurrently; finishes the purge of a killed run.
 * @returns number of purged pictures
 */
export async function purgePictures(pictures: PicturesToPurge): Promise<number> {
  const { files, now } = pictures;
  let purged = 0;
  for (;;) {
    const due = await files.due(now(), BATCH);
    const used = await files.used(due.map(({ _id }) => _id));
    for (const picture of due) {
      const isUsed = used.has(picture._id);
      if (!files.isOver(picture, isUsed, now())) await files.note(picture, isUsed, now());
      else if (await isPurged(pictures, picture)) purged += 1;
    }
    if (due.length < BATCH) return purged;
  }
}

async function isPurged(
  { files, store, filesOf, now }: PicturesToPurge,
  picture: PictureFile,
): Promise<boolean> {
  if (!(await files.beginPurge(picture, now()))) return false;
  await store.remove(filesOf(picture._id));
  await files.endPurge(picture._id);
  return true;
}
