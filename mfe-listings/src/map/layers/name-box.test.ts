import { linesOfName, sizeOfName, turned } from './name-box.ts';

describe('a name on the map', () => {
  it.each([
    ['Лозенец', 'district', ['Лозенец']],
    ['Манастирски ливади', 'district', ['Манастирски', 'ливади']],
    ['Младост едно Изток', 'district', ['Младост едно', 'Изток']],
    // 17 letters.
    ['Студентски гр. АБ', 'district', ['Студентски гр. АБ']],
    ['бул. Александър Стамболийски', 'road', ['бул. Александър Стамболийски']],
    ['Перловска река до моста', 'stream', ['Перловска река до моста']],
  ] as const)('%s, a %s, has the lines %j', (text, kind, lines) => {
    expect(linesOfName(text, kind)).toEqual(lines);
  });

  it('is as wide as its longest line and as high as its lines', () => {
    const [one, two] = [sizeOfName('ливади', 'city'), sizeOfName('Манастирски ливади', 'city')];
    expect(two.height).toBe(2 * one.height);
    expect(two.width / one.width).toBeCloseTo(11 / 6);
    expect(sizeOfName('София', 'capital').width).toBeGreaterThan(sizeOfName('София', 'city').width);
  });

  it.each([
    [0, 40, 10],
    [90, 10, 40],
    [-90, 10, 40],
    [180, 40, 10],
    [30, 39.64, 28.66],
    [-30, 39.64, 28.66],
  ])('turned by %i degrees takes %d by %d', (angle, width, height) => {
    const box = turned({ width: 40, height: 10 }, angle);
    expect(box.width).toBeCloseTo(width, 2);
    expect(box.height).toBeCloseTo(height, 2);
  });
});
