import { median, quantile } from './quantile.ts';

describe('median and quantiles', () => {
  it('takes the middle, or the mean of the two in the middle', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 2, 3])).toBe(2.5);
  });

  it('finds the slowest of a hundred as p99', () => {
    const values = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect(quantile(values, 0.99)).toBe(100);
    expect(quantile([], 0.5)).toBe(0);
  });
});
