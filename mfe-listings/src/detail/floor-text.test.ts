import { floorText } from './floor-text.ts';

describe('floorText', () => {
  it.each([
    [-1, 5, 'Сутерен от 5'],
    [0, 3, 'Партер от 3'],
    [1, 8, '1-ви от 8'],
    [2, 8, '2-ри от 8'],
    [4, 8, '4-ти от 8'],
    [7, 9, '7-ми от 9'],
    [8, 8, '8-ми от 8 (последен)'],
    [11, 12, '11-ти от 12'],
    [17, 18, '17-ти от 18'],
    [22, 30, '22-ри от 30'],
    [3, undefined, '3-ти'],
  ])('formats %p of %p as „%s“', (floor, total, text) => {
    expect(floorText(floor, total)).toBe(text);
  });
});
