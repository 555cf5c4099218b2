import { chartScale } from './chart-scale.ts';

describe('chartScale', () => {
  it.each([
    [[0], [0, 1]],
    [[3], [0, 1, 2, 3]],
    [[5], [0, 2, 4, 6]],
    [
      [1.4, 0.2],
      [0, 1, 2],
    ],
    [
      [900, 300],
      [0, 500, 1000],
    ],
    [[1234], [0, 500, 1000, 1500]],
    [
      [44.96, -9.99],
      [-20, 0, 20, 40, 60],
    ],
    [[-3], [-3, -2, -1, 0]],
  ])('has whole, round ticks around %j', (values, ticks) => {
    expect(chartScale(values).ticks).toEqual(ticks);
  });

  it('places values in percent from the top', () => {
    const { fromTop } = chartScale([1000, -500]);
    expect([1000, 250, 0, -500].map(fromTop)).toEqual([0, 50, (2 / 3) * 100, 100]);
  });
});
