import { plansLast } from '@pokriv/contracts/listing/floor-plans';
import type { ListingStatus } from '@pokriv/contracts/listing/listing-states';
import { hidesAddress, isMaterialChange } from '@pokriv/contracts/listing/material-change';

import type { FieldChanges, ListingFields, Revision, StoredImage, StoredListing } from './stored-listing.ts';

/** States with approved content: public, or publishable without another approval. */
export const approvedStates: readonly ListingStatus[] = ['active', 'paused', 'expired', 'rented'];

export const isApproved = ({ status }: StoredListing): boolean => approvedStates.includes(status);

function normalised(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value ?? null;
  return Object.entries(value)
    .filter(([, part]) => part !== undefined && part !== null && part !== false)
    .map(([key, part]) => [key, normalised(part)])
    .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1));
}

/** Deep equality; a cleared field equals an absent one. */
export const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(normalised(one)) === JSON.stringify(normalised(other));

function mergeFields(fields: ListingFields, changes: FieldChanges): ListingFields {
  const kept = Object.entries({ ...fields, ...changes }).filter(([, value]) => value !== null);
  return Object.fromEntries(kept);
}

export function withRevision<Content extends Pick<StoredListing, 'fields' | 'images' | 'revision'>>(
  listing: Content,
): Content {
  const { revision } = listing;
  if (!revision) return listing;
  return {
    ...listing,
    fields: mergeFields(listing.fields, revision.fields),
    images: revision.images ?? listing.images,
  };
}

export const pictureIdsOf = ({ images, revision }: Pick<StoredListing, 'images' | 'revision'>): string[] =>
  [...images, ...(revision?.images ?? [])].map(({ id }) => id);

export function applyFields(listing: StoredListing, changes: FieldChanges, at: Date): StoredListing {
  const fields = mergeFields(listing.fields, changes);
  const isMoved = !same(fields.location?.geo, listing.fields.location?.geo);
  const { price } = fields;
  const isRepriced = listing.priceHistory.length > 0 && price?.cents !== listing.fields.price?.cents;
  return {
    ...listing,
    fields,
    publicGeo: isMoved ? null : listing.publicGeo,
    priceHistory: isRepriced && price ? [...listing.priceHistory, { price, at }] : listing.priceHistory,
  };
}

const withAddressHidden = (listing: StoredListing): StoredListing => {
  const { location } = listing.fields;
  if (!location) return listing;
  return { ...listing, fields: { ...listing.fields, location: { ...location, showExactAddress: false } } };
};

/**
 * Edits approved content: material changes go to the revision, other changes apply at once (decisions §5). A
 * value equal to the approved one leaves the revision.
 */
export function reviseFields(stored: StoredListing, changes: FieldChanges, at: Date): StoredListing {
  const isHidden = hidesAddress(stored.fields.location, changes.location);
  const listing = isHidden ? withAddressHidden(stored) : stored;
  const entries = Object.entries(changes);
  const approved: Record<string, unknown> = listing.fields;
  const changed = entries.filter(([key, value]) => !same(value, approved[key]));
  const approvedCents = listing.approval?.priceCents ?? 0;
  const material = changed.filter(([key, value]) => isMaterialChange(key, value, approvedCents));
  const atOnce = changed.filter((entry) => !material.includes(entry));
  const untouched = Object.entries(listing.revision?.fields ?? {}).filter(([key]) => !(key in changes));
  const waiting: FieldChanges = Object.fromEntries([...untouched, ...material]);
  const applied = applyFields(listing, Object.fromEntries(atOnce), at);
  return {
    ...applied,
    revision: revisionOf(listing, { fields: waiting, images: listing.revision?.images }, at),
  };
}

/** Applies new pictures at once to unapproved content, else as a revision; floor plans last. */
export function changeImages(listing: StoredListing, changed: StoredImage[], at: Date): StoredListing {
  const images = plansLast(changed);
  if (!isApproved(listing)) return { ...listing, images };
  const waiting = same(images, listing.images) ? undefined : images;
  return {
    ...listing,
    revision: revisionOf(listing, { fields: listing.revision?.fields ?? {}, images: waiting }, at),
  };
}

function revisionOf(
  listing: StoredListing,
  { fields, images }: Pick<Revision, 'fields' | 'images'>,
  at: Date,
): Revision | null {
  const content = { fields, ...(images && { images }) };
  if (Object.keys(fields).length === 0 && !images) return null;
  const { revision } = listing;
  const isUntouched =
    revision &&
    same(content, { fields: revision.fields, ...(revision.images && { images: revision.images }) });
  return isUntouched ? revision : { ...content, status: 'pending', at };
}

export const hasPendingRevision = ({ revision }: StoredListing): boolean => revision?.status === 'pending';

function mergeRevision(listing: StoredListing, at: Date): StoredListing {
  const { revision } = listing;
  if (!revision) return listing;
  const merged = applyFields(listing, revision.fields, at);
  return { ...merged, images: revision.images ?? listing.images, revision: null };
}

export const withPendingMerged = (listing: StoredListing, at: Date): StoredListing =>
  hasPendingRevision(listing) ? mergeRevision(listing, at) : listing;

/** Merges the revision, rejected or not, and drops the approval. */
export const toWorkingCopy = (listing: StoredListing, at: Date): StoredListing => ({
  ...mergeRevision(listing, at),
  approval: null,
});
