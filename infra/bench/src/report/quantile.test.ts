import { median, quantile } from './quantile.ts';

describe('quantile and median', () => {
  it('median is the middle value, or the mean of the middle two', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 2, 3])).toBe(2.5);
  });

  it('p99 of a hundred values is the largest', () => {
    const values = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect(quantile(values, 0.99)).toBe(100);
    expect(quantile([], 0.5)).toBe(0);
  });
});
