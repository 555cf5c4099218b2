import type { RevisionChange } from '@pokriv/contracts/listing/revision-change';
import { shownSums } from '@pokriv/contracts/listing/listing-sums';
import { toOwnMoney } from '@pokriv/contracts/listing/property-money';

import { same, withRevision } from './revision.ts';
import type {
  ListingFields,
  PictureMarks,
  ReturnedVersion,
  StoredImage,
  StoredListing,
} from './stored-listing.ts';

/** Snapshot of returned content, revision included; pictures by id, since their files may be purged. */
export function returnedVersion(listing: StoredListing, at: Date): ReturnedVersion {
  const { fields, images } = withRevision(listing);
  return { at, fields, pictures: images.map(({ id }) => id), marks: images.map(pictureMarks) };
}

export const pictureMarks = ({ alt, isFloorPlan = false }: StoredImage): PictureMarks => ({
  alt,
  isFloorPlan,
});

const shownFields = (fields: ListingFields): Record<string, unknown> => ({
  ...fields,
  ...shownSums(fields, toOwnMoney),
});

/** Changed fields of `after`, in the form of replies; null: empty. */
export function changesBetween(before: ListingFields, after: ListingFields): RevisionChange[] {
  const [old, fresh] = [shownFields(before), shownFields(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(fresh)])]
    .filter((field) => !same(old[field], fresh[field]))
    .map((field) => ({ field, before: old[field] ?? null, after: fresh[field] ?? null }));
}
