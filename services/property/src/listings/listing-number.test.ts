import { LISTING_NUMBER_MAX, LISTING_NUMBER_MIN } from '@pokriv/contracts/listing/listing-number';
import fc from 'fast-check';

import { listingNumberAt } from './listing-number.ts';

const COUNT = LISTING_NUMBER_MAX - LISTING_NUMBER_MIN + 1;
const place = fc.integer({ min: 0, max: COUNT - 1 });

describe('listingNumberAt', () => {
  it('returns nine digits for every index', () => {
    fc.assert(
      fc.property(place, (at) => {
        expect(String(listingNumberAt(at))).toMatch(/^[1-9]\d{8}$/u);
      }),
    );
  });

  it('returns different numbers for different indexes', () => {
    const numbers = Array.from({ length: 50_000 }, (_, at) => listingNumberAt(at));
    expect(new Set(numbers).size).toBe(numbers.length);
    fc.assert(
      fc.property(place, place, (one, other) => {
        expect(listingNumberAt(one) === listingNumberAt(other)).toBe(one === other);
      }),
    );
  });

  it('throws when all numbers are used up', () => {
    expect(listingNumberAt(COUNT - 1)).toBeGreaterThanOrEqual(LISTING_NUMBER_MIN);
    expect(() => listingNumberAt(COUNT)).toThrow(RangeError);
  });
});
