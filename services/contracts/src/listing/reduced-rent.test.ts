import { sumOf } from '../money.ts';
import { isReduced } from './reduced-rent.ts';

describe('isReduced', () => {
  /** `[day of October, price]` */
  const history = (...prices: [number, number][]) =>
    prices.map(([day, price]) => ({
      price: sumOf(price, 'BGN'),
      at: new Date(Date.UTC(2026, 9, day)).toISOString(),
    }));

  it.each([
    ['one price', false, [[1, 900]]],
    [
      'a cut after a week',
      true,
      [
        [1, 900],
        [8, 800],
      ],
    ],
    [
      'a cut after less than a week',
      false,
      [
        [1, 900],
        [7, 800],
      ],
    ],
    [
      'the same price again after a cut',
      false,
      [
        [1, 900],
        [8, 800],
        [20, 800],
      ],
    ],
    [
      'a rise after a cut',
      false,
      [
        [1, 900],
        [8, 800],
        [20, 850],
      ],
    ],
    [
      'two cuts, the second one soon',
      true,
      [
        [1, 900],
        [8, 800],
        [9, 750],
      ],
    ],
    [
      'a rise for a day, then back',
      false,
      [
        [1, 900],
        [20, 1000],
        [21, 900],
      ],
    ],
  ] as const)('of %s is %p', (_what, expected, prices) => {
    expect(isReduced(history(...prices.map(([day, price]): [number, number] => [day, price])))).toBe(
      expected,
    );
  });
});
