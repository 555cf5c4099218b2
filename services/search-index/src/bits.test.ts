import fc from 'fast-check';

import { countBits, countCommon, keepBetween, rowsOf, toCount, type Bits } from './bits.ts';

const bitsOf = (words: readonly number[]): Bits => Int32Array.from(words);
/** Many words, mostly empty, some full. */
const bits = fc.array(fc.oneof(fc.constant(0), fc.constant(-1), fc.integer()), { maxLength: 40 }).map(bitsOf);

describe('bit sets', () => {
  it('counts the rows of two, whatever their lengths', () => {
    fc.assert(
      fc.property(bits, bits, (one, other) => {
        const counted = toCount(one, new Int32Array(one.length), new Int32Array(one.length));
        const rows = new Set(rowsOf(other));
        expect(countCommon(counted, other)).toBe(rowsOf(one).filter((row) => rows.has(row)).length);
        expect(counted.places.length).toBe(one.filter((word) => word !== 0).length);
      }),
      { numRuns: 500 },
    );
  });

  it('keeps the rows whose values are within inclusive bounds', () => {
    fc.assert(
      fc.property(
        bits,
        fc.integer({ min: 0, max: 9 }),
        fc.integer({ min: 0, max: 9 }),
        (kept, least, most) => {
          const values = Float32Array.from({ length: 32 * kept.length }, (_, row) =>
            row % 11 === 10 ? NaN : row % 11,
          );
          const expected = [...rowsOf(kept)].filter(
            (row) => (values[row] ?? NaN) >= least && (values[row] ?? NaN) <= most,
          );
          keepBetween(kept, values, { least, most });
          expect([...rowsOf(kept)]).toEqual(expected);
          expect(countBits(kept)).toBe(expected.length);
        },
      ),
    );
  });
});
