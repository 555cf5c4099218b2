import { nextSlot } from './next-slot.ts';

const days = [['a1', 'a2', 'a3'], ['b1'], ['c1', 'c2']];

describe('nextSlot', () => {
  it.each([
    ['ArrowDown', 'a1', 'a2'],
    ['ArrowUp', 'a2', 'a1'],
    ['ArrowRight', 'a1', 'b1'],
    ['ArrowRight', 'a3', 'b1'],
    ['ArrowLeft', 'c2', 'b1'],
    ['Home', 'a3', 'a1'],
    ['End', 'c1', 'c2'],
  ])('%s moves from %s to %s', (key, from, to) => {
    expect(nextSlot(key, from, days)).toBe(to);
  });

  it.each([
    ['ArrowUp', 'a1'],
    ['ArrowDown', 'a3'],
    ['ArrowLeft', 'a1'],
    ['ArrowRight', 'c1'],
    ['Enter', 'a1'],
    ['ArrowDown', 'unknown'],
  ])('%s does not move from %s', (key, from) => {
    expect(nextSlot(key, from, days)).toBeUndefined();
  });
});
