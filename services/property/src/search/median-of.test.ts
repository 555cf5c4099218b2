import { seededRandom } from '../listings/testing/random-listing.ts';
import { lowerQuartile, medianOf, nth, pricesAround, upperQuartile } from './median-of.ts';

const bySorting = (values: Float64Array) => {
  const sorted = values.toSorted();
  const middle = sorted.length >>> 1;
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2;
};

describe('medianOf', () => {
  it('equals the middle of a sorted list', () => {
    const { below } = seededRandom(3);
    for (let size = 1; size < 300; size += 1) {
      const values = Float64Array.from({ length: size }, () => below(size % 7 === 0 ? 3 : 10_000));
      const expected = bySorting(values);
      expect([size, medianOf(values)]).toEqual([size, expected]);
    }
  });

  it.each([
    ['rising', (at: number) => at],
    ['falling', (at: number) => -at],
    ['equal', () => 7],
  ])('handles %s values', (_name, valueAt) => {
    const values = Float64Array.from({ length: 10_001 }, (_value, at) => valueAt(at));
    expect(medianOf(values.slice())).toBe(bySorting(values));
  });

  it('returns NaN for an empty list', () => {
    expect(medianOf(new Float64Array(0))).toBeNaN();
  });
});

describe('nth', () => {
  it('equals each place of a sorted list', () => {
    const { below } = seededRandom(5);
    for (let size = 1; size < 40; size += 1) {
      const values = Float64Array.from({ length: size }, () => below(size % 3 === 0 ? 4 : 1000));
      const sorted = values.toSorted();
      expect([...sorted.keys()].map((place) => nth(values.slice(), place))).toEqual([...sorted]);
    }
  });
});

it.each([
  [1, 0, 0],
  [2, 0, 1],
  [4, 0, 3],
  [5, 1, 3],
  [8, 1, 6],
  [9, 2, 6],
])('the quartiles of %i values stand at %i and %i', (count, lower, upper) => {
  expect([lowerQuartile(count), upperQuartile(count)]).toEqual([lower, upper]);
});

it('prices around a middle are in euro cents, those of a square metre typed in leva', () => {
  const prices = pricesAround(7, { price: 50_000.4, perM2: 15.004, lowPerM2: 10, highPerM2: 20.006 });
  expect(prices).toMatchObject({ count: 7, medianPrice: { cents: 50_000 } });
  expect([prices.medianPerM2?.bgn, prices.lowPerM2?.bgn, prices.highPerM2?.bgn]).toEqual([15, 10, 20.01]);
});
