import type { ModerationFile } from '@pokriv/contracts/listing/moderation-file';

import { changesBetween, pictureMarks } from '../listings/returned-version.ts';
import { same, withRevision } from '../listings/revision.ts';
import type {
  PictureMarks,
  ReturnedVersion,
  StoredImage,
  StoredListing,
} from '../listings/stored-listing.ts';

/** Whether a kept picture differs in one of its marks; false for versions returned before marks were stored. */
const hasOther = (
  name: keyof PictureMarks,
  { pictures, marks }: ReturnedVersion,
  image: StoredImage,
): boolean => marks !== undefined && marks[pictures.indexOf(image.id)]?.[name] !== pictureMarks(image)[name];

/** The owner's changes since a moderator returned the listing or its revision. */
export function sinceReturn(stored: StoredListing): ModerationFile['sinceReturn'] {
  const { returned } = stored;
  if (!returned) return null;
  // a rejected revision is still the returned content
  const { fields, images } = withRevision(stored);
  const now = new Set(images.map(({ id }) => id));
  const before = new Set(returned.pictures);
  const kept = images.filter(({ id }) => before.has(id));
  return {
    at: returned.at.toISOString(),
    changes: changesBetween(returned.fields, fields),
    newPictures: [...now].filter((id) => !before.has(id)),
    gonePictures: [...before].filter((id) => !now.has(id)).length,
    describedPictures: kept.filter((image) => hasOther('alt', returned, image)).map(({ id }) => id),
    markedPictures: kept.filter((image) => hasOther('isFloorPlan', returned, image)).map(({ id }) => id),
    isReordered: !same(
      kept.map(({ id }) => id),
      returned.pictures.filter((id) => now.has(id)),
    ),
  };
}
