import type { RevisionChange } from '@pokriv/contracts/listing/revision-change';
import { shownSums } from '@pokriv/contracts/listing/listing-sums';
import { toOwnMoney } from '@pokriv/contracts/listing/property-money';

import { same, withRevision } from './revision.ts';
import type { ListingFields, ReturnedVersion, StoredListing } from './stored-listing.ts';

/** The content that a moderator returned, revision included; pictures by id, since their files may go. */
export function returnedVersion(listing: StoredListing, at: Date): ReturnedVersion {
  const { fields, images } = withRevision(listing);
  return { at, fields, pictures: images.map(({ id }) => id) };
}

const shownFields = (fields: ListingFields): Record<string, unknown> => ({
  ...fields,
  ...shownSums(fields, toOwnMoney),
});

/** Fields of `after` that differ, in the form of replies; null: not filled in. */
export function changesBetween(before: ListingFields, after: ListingFields): RevisionChange[] {
  const [old, fresh] = [shownFields(before), shownFields(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(fresh)])]
    .filter((field) => !same(old[field], fresh[field]))
    .map((field) => ({ field, before: old[field] ?? null, after: fresh[field] ?? null }));
}
