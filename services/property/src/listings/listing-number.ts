import { LISTING_NUMBER_MAX, LISTING_NUMBER_MIN } from '@pokriv/contracts/listing/listing-number';

const COUNT = BigInt(LISTING_NUMBER_MAX - LISTING_NUMBER_MIN + 1);
/** Coprime to COUNT, so the sequence has no repeats; near the golden ratio, so consecutive numbers lie far apart. */
const STEP = 556_230_589n;

/**
 * The nine-digit listing number at an index of the sequence (from 0); unique for each index.
 * @throws RangeError when all numbers are used up
 */
export function listingNumberAt(place: number): number {
  if (place < 0 || BigInt(place) >= COUNT) throw new RangeError(`no listing number at place ${place}`);
  return LISTING_NUMBER_MIN + Number((BigInt(place) * STEP) % COUNT);
}
