import { middleOfRing, restsOnLine } from './name-rests.ts';

describe('restsOnLine', () => {
  it.each([
    ['east', [42, 23], [42, 24], 0],
    ['west, read from left to right', [42, 24], [42, 23], 0],
    ['north', [42, 23], [43, 23], -90],
    ['south', [43, 23], [42, 23], 90],
    ['north-east', [0, 23], [1, 24], -45],
    ['south-west', [1, 24], [0, 23], -45],
    ['south-east', [1, 23], [0, 24], 45],
  ] as const)('turns a name along a line to the %s', (_where, from, to, angle) => {
    const [rest] = restsOnLine([[...from], [...to]]);
    expect(rest?.angle).toBeCloseTo(angle, 0);
    expect([rest?.lat, rest?.lon]).toEqual([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
  });

  it('measures east by the length of a degree there', () => {
    const [first] = restsOnLine([
      [60, 23],
      [60, 24.5],
      [61, 24.5],
    ]);
    expect(first?.angle).toBeCloseTo(-90);
  });

  it('has the four longest stretches of a line, the longest first', () => {
    const line = [0, 1, 3, 6, 10, 15].map((lat): [number, number] => [lat, 23]);
    expect(restsOnLine(line).map(({ lat }) => lat)).toEqual([12.5, 8, 4.5, 2]);
    expect(restsOnLine(line.slice(0, 1))).toEqual([]);
  });
});

it('middleOfRing is the middle of the box around it', () => {
  const ring: [number, number][] = [
    [42, 23],
    [42.2, 23.8],
    [42.1, 23.1],
  ];
  const { lat, lon } = middleOfRing(ring);
  expect(lat).toBeCloseTo(42.1);
  expect(lon).toBeCloseTo(23.4);
});
