import type { ModerationFile } from '@pokriv/contracts/listing/moderation-file';

import { changesBetween } from '../listings/returned-version.ts';
import { hasPendingRevision, withRevision } from '../listings/revision.ts';
import type { StoredListing } from '../listings/stored-listing.ts';

/** The owner's changes since a moderator returned the listing or its revision. */
export function sinceReturn(stored: StoredListing): ModerationFile['sinceReturn'] {
  const { returned } = stored;
  if (!returned) return null;
  const { fields, images } = hasPendingRevision(stored) ? withRevision(stored) : stored;
  const now = new Set(images.map(({ id }) => id));
  const before = new Set(returned.pictures);
  return {
    at: returned.at.toISOString(),
    changes: changesBetween(returned.fields, fields),
    newPictures: [...now].filter((id) => !before.has(id)),
    gonePictures: [...before].filter((id) => !now.has(id)).length,
  };
}
