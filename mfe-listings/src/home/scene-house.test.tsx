import { render } from '@testing-library/react';

import { House, type HouseShape } from './scene-house.tsx';

const shape: HouseShape = {
  x: 100,
  y: 200,
  width: 130,
  height: 150,
  ridge: 0.4,
  rise: 50,
  wall: 'surface',
  roof: 'accent',
  columns: 3,
  rows: 2,
};

function draw(more: Partial<HouseShape> = {}) {
  const { container } = render(
    <svg>
      <House {...shape} {...more} />
    </svg>,
  );
  const paths = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '');
  const chimney = container.querySelector('rect');
  return { paths, chimney };
}
const numbers = (path: string): number[] => (path.match(/-?\d+(?:\.\d+)?/gu) ?? []).map(Number);
/** Upper left corners of the windows. */
const cornersOf = (path: string): number[][] =>
  [...path.matchAll(/M(\S+) (\S+)h22v30h-22z/gu)].map(([, x, y]) => [Number(x), Number(y)]);

describe('House', () => {
  it('has its roof over both walls, with the ridge above them', () => {
    const { paths } = draw();
    expect(numbers(paths[0] ?? '')).toEqual([100, 200, 152, 150, 230, 200, 350, 100]);
    const [left = 0, , top, ridge, right = 0] = numbers(paths[1] ?? '');
    expect([top, ridge]).toEqual([152, 150]);
    expect(100 - left).toBe(right - 230);
    expect(left).toBeLessThan(100);
  });

  it('spaces its windows evenly between the walls, row under row', () => {
    const { paths } = draw();
    expect(cornersOf(paths[2] ?? '')).toEqual([
      [116, 220],
      [154, 220],
      [192, 220],
      [116, 274],
      [154, 274],
      [192, 274],
    ]);
  });

  it('has the bars of each window in its middle', () => {
    const { paths } = draw({ columns: 1, rows: 1 });
    const [[x = 0, y = 0] = []] = cornersOf(paths[2] ?? '');
    expect(paths.at(-1)).toBe(`M${x + 11} ${y}v30M${x} ${y + 12}h22`);
  });

  it('lights only the named windows', () => {
    expect(cornersOf(draw({ lit: [1, 5] }).paths[3] ?? '')).toEqual([
      [154, 220],
      [192, 274],
    ]);
    expect(draw().paths).toHaveLength(4);
  });

  it('has a chimney, from below the ridge to inside of the roof, only where one is wanted', () => {
    expect(draw().chimney).toBeNull();
    const { chimney } = draw({ chimney: 0.7 });
    const [x = 0, y = 0, height = 0] = ['x', 'y', 'height'].map((name) =>
      Number(chimney?.getAttribute(name)),
    );
    expect(x).toBe(191);
    expect(y).toBeGreaterThan(150);
    expect(y + height).toBeGreaterThan(180);
    expect(y + height).toBeLessThan(200);
  });
});
