import { seededRandom } from '../listings/testing/random-listing.ts';
import { medianOf } from './median-of.ts';

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
