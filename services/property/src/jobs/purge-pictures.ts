import { GRACE_MS, type ImageFileRepository, type ImageFiles } from '../images/image-file.repository.ts';
import { filesOf, type ImageStore } from '../images/store/image-store.ts';

const BATCH = 200;

export interface PurgePicturesDeps {
  imageFiles: ImageFileRepository;
  imageStore: ImageStore;
  now: () => Date;
}

/**
 * Takes away the files of pictures that no listing has shown for over an hour: those taken out, those of purged listings
 * and refused revisions, and those of an upload that died before its listing knew of it. A picture that another listing
 * shows stays. What a killed run began is finished by a later one.
 * @returns how many pictures
 */
export async function purgePictures(deps: PurgePicturesDeps): Promise<number> {
  const { imageFiles, now } = deps;
  let purged = 0;
  for (;;) {
    const due = await imageFiles.due(now(), BATCH);
    const used = await imageFiles.used(due.map(({ _id }) => _id));
    for (const picture of due) {
      const isUsed = used.has(picture._id);
      if (!isOver(picture, isUsed, now())) await imageFiles.note(picture, isUsed, now());
      else if (await isPurged(deps, picture)) purged += 1;
    }
    if (due.length < BATCH) return purged;
  }
}

const isOver = ({ isPurging, unusedSince }: ImageFiles, isUsed: boolean, now: Date): boolean =>
  isPurging === true ||
  (!isUsed && unusedSince !== null && now.getTime() - unusedSince.getTime() >= GRACE_MS);

async function isPurged(
  { imageFiles, imageStore, now }: PurgePicturesDeps,
  picture: ImageFiles,
): Promise<boolean> {
  if (!(await imageFiles.beginPurge(picture, now()))) return false;
  await imageStore.remove(filesOf(picture._id));
  await imageFiles.endPurge(picture._id);
  return true;
}
