import { worstSession } from './vitals.ts';

type Shift = [at: number, by: number];
const manyTimes: Shift[] = Array.from({ length: 9 }, (_, at) => [at * 900, 0.1]);

describe('worstSession', () => {
  it.each<[string, Shift[], number]>([
    ['none', [], 0],
    [
      'those close together',
      [
        [0, 0.1],
        [500, 0.2],
        [1400, 0.1],
      ],
      0.4,
    ],
    [
      'those after a pause only',
      [
        [0, 0.1],
        [1200, 0.2],
        [1300, 0.1],
      ],
      0.3,
    ],
    ['five seconds at most', manyTimes, 0.6],
    [
      'those a second apart',
      [
        [0, 0.1],
        [1000, 0.2],
      ],
      0.3,
    ],
    ['exactly five seconds', [0, 1000, 2000, 3000, 4000, 5000, 6000].map((at): Shift => [at, 0.1]), 0.6],
  ])('is the session of %s', (_what, shifts, worst) => {
    expect(worstSession(shifts.map(([at, by]) => ({ at, by })))).toBeCloseTo(worst, 5);
  });
});
