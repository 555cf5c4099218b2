import type { Actor } from '@pokriv/contracts/actor';
import type { RevisionChange } from '@pokriv/contracts/listing/revision-change';
import { toOwnMoney } from '@pokriv/contracts/listing/property-money';

import type { ListingRepository } from './listing.repository.ts';
import { assertManages } from './mover.ts';
import { shownImage } from './shown-property.ts';
import type { FieldChanges, StoredListing } from './stored-listing.ts';

/** The rent is the only sum subject to approval. */
const shownFields = ({ price, ...fields }: FieldChanges): Record<string, unknown> => ({
  ...fields,
  ...(price !== undefined && { price: price && toOwnMoney(price) }),
});

function revisionChanges({ fields, images, revision }: StoredListing): RevisionChange[] {
  if (!revision) return [];
  const approved = shownFields(fields);
  const changes = Object.entries(shownFields(revision.fields)).map(([field, after]) => ({
    field,
    before: approved[field] ?? null,
    after: after ?? null,
  }));
  if (!revision.images) return changes;
  const pictures = { before: images.map(shownImage), after: revision.images.map(shownImage) };
  return [...changes, { field: 'images', ...pictures }];
}

/** For the owner and admins. @throws AppError FORBIDDEN, NOT_FOUND */
export async function readRevision(
  { listings }: { listings: ListingRepository },
  actor: Actor,
  id: string,
): Promise<RevisionChange[]> {
  const listing = await listings.get(id);
  assertManages(actor, listing);
  return revisionChanges(listing);
}
