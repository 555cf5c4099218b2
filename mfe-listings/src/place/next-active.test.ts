import { nextActive } from './next-active.ts';

describe('nextActive', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 24, 0],
    ['ArrowUp', -1, 24],
    ['ArrowUp', 0, 24],
    ['ArrowUp', 24, 23],
    ['PageDown', 3, 13],
    ['PageDown', 20, 24],
    ['PageUp', 20, 10],
    ['PageUp', 3, 0],
    ['Home', 12, 0],
    ['End', 12, 24],
  ])('%s at %i of 25 leads to %i', (key, active, next) => {
    expect(nextActive(key, active, 25)).toBe(next);
  });

  it.each(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'])(
    '%s does not move in an empty list',
    (key) => {
      expect(nextActive(key, -1, 0)).toBe(-1);
    },
  );

  it('ignores other keys', () => {
    expect(nextActive('Tab', 2, 25)).toBeUndefined();
  });
});
