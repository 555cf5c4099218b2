import type { ListingChange } from '../listings/listing-follower.ts';
import { withRevision } from '../listings/revision.ts';
import type { StoredImage, StoredListing } from '../listings/stored-listing.ts';

/** Pictures whose hashes differ in at most so many of 64 bits count as the same (decisions §5). */
export const ALIKE_BITS = 8;

const PARTS = 4;
const PART_BITS = 16;
const PART_DIGITS = PART_BITS / 4;

const part = (place: number, value: number) => `${place}${value.toString(16).padStart(PART_DIGITS, '0')}`;

const valuesOf = (hash: string): number[] =>
  Array.from({ length: PARTS }, (_value, place) =>
    Number.parseInt(hash.slice(place * PART_DIGITS, (place + 1) * PART_DIGITS), 16),
  );

/** What an index keeps of a picture: its hash in four parts, each with its place. */
export const partsOf = ({ hash }: Pick<StoredImage, 'hash'>): string[] =>
  valuesOf(hash).map((value, place) => part(place, value));

/** All values that differ from one in at most two bits. */
function near(value: number): number[] {
  const found = [value];
  for (let one = 0; one < PART_BITS; one += 1) {
    found.push(value ^ (1 << one));
    for (let other = one + 1; other < PART_BITS; other += 1) found.push(value ^ (1 << one) ^ (1 << other));
  }
  return found;
}

/**
 * Parts of which every alike picture has at least one: eight differing bits in four parts leave one with two at most. What
 * an index finds by them is then compared bit by bit.
 */
export const nearPartsOf = ({ hash }: Pick<StoredImage, 'hash'>): string[] =>
  valuesOf(hash).flatMap((value, place) => near(value).map((other) => part(place, other)));

/** How many of 64 bits differ. */
export function differingBits(one: string, other: string): number {
  let difference = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  let count = 0;
  for (; difference > 0n; difference &= difference - 1n) count += 1;
  return count;
}

/** The parts that the index keeps of a listing, with those of a revision; none of drafts and deleted listings. */
export function picturePartsOf(
  listing: Pick<StoredListing, 'status' | 'fields' | 'images' | 'revision'>,
): string[] | undefined {
  if (listing.status === 'draft' || listing.status === 'deleted') return undefined;
  const pictures = [...listing.images, ...withRevision(listing).images];
  return [...new Set(pictures.flatMap(partsOf))];
}

/** Keeps the parts in the listing, so that moderators find alike pictures. */
export const withPictureParts = async ({ after }: ListingChange): Promise<StoredListing> => ({
  ...after,
  pictureParts: picturePartsOf(after),
});
