import { LISTING_NUMBER_MAX, LISTING_NUMBER_MIN } from '@pokriv/contracts/listing/listing-number';

const COUNT = BigInt(LISTING_NUMBER_MAX - LISTING_NUMBER_MIN + 1);
/** Coprime to the count of numbers, so that no two places share one; near the golden section, which spreads neighbours. */
const STEP = 556_230_589n;

/**
 * The listing number at a place of the sequence, from 0: nine digits, different for every place.
 * @throws RangeError when all numbers are used up
 */
export function listingNumberAt(place: number): number {
  if (place < 0 || BigInt(place) >= COUNT) throw new RangeError(`no listing number at place ${place}`);
  return LISTING_NUMBER_MIN + Number((BigInt(place) * STEP) % COUNT);
}
