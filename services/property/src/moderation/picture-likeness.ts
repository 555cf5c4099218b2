import type { ListingChange } from '../listings/listing-follower.ts';
import { withRevision } from '../listings/revision.ts';
import type { StoredImage, StoredListing } from '../listings/stored-listing.ts';

/** Maximum Hamming distance (of 64 bits) at which two pictures count as the same (decisions §5). */
export const ALIKE_BITS = 8;

const PARTS = 4;
const PART_BITS = 16;
const PART_DIGITS = PART_BITS / 4;

/**
 * Ignores uniform pictures, since thousands of plain walls have the same hash, and floor plans, which all flats above
 * each other share.
 */
export const isDistinctive = ({ hash, isFloorPlan }: Pick<StoredImage, 'hash' | 'isFloorPlan'>): boolean =>
  !isFloorPlan && !/^(?:0+|f+)$/u.test(hash);

const part = (place: number, value: number) => `${place}${value.toString(16).padStart(PART_DIGITS, '0')}`;

const valuesOf = (hash: string): number[] =>
  Array.from({ length: PARTS }, (_value, place) =>
    Number.parseInt(hash.slice(place * PART_DIGITS, (place + 1) * PART_DIGITS), 16),
  );

export const partsOf = ({ hash }: Pick<StoredImage, 'hash'>): string[] =>
  valuesOf(hash).map((value, place) => part(place, value));

function neighboursOf(value: number): number[] {
  const found = [value];
  for (let one = 0; one < PART_BITS; one += 1) {
    found.push(value ^ (1 << one));
    for (let other = one + 1; other < PART_BITS; other += 1) found.push(value ^ (1 << one) ^ (1 << other));
  }
  return found;
}

/**
 * Keys shared with every similar picture at least once (pigeonhole): 8 differing bits over four parts leave
 * one part with at most 2. Candidates are then compared by full distance.
 */
export const neighbourPartsOf = ({ hash }: Pick<StoredImage, 'hash'>): string[] =>
  valuesOf(hash).flatMap((value, place) => neighboursOf(value).map((other) => part(place, other)));

export function differingBits(one: string, other: string): number {
  let difference = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  let count = 0;
  for (; difference > 0n; difference &= difference - 1n) count += 1;
  return count;
}

/** Index keys of a listing's pictures, revision included; none for drafts and deleted listings. */
export function picturePartsOf(
  listing: Pick<StoredListing, 'status' | 'fields' | 'images' | 'revision'>,
): string[] | undefined {
  if (listing.status === 'draft' || listing.status === 'deleted') return undefined;
  const pictures = [...listing.images, ...withRevision(listing).images];
  return [...new Set(pictures.flatMap(partsOf))];
}

/** Stores the index keys for the search of similar pictures. */
export const withPictureParts = async ({ after }: ListingChange): Promise<StoredListing> => ({
  ...after,
  pictureParts: picturePartsOf(after),
});
