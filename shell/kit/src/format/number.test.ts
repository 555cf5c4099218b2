import { formatCount, formatNumber } from './number.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('formatNumber', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1200, '1 200'],
    [1234567, '1 234 567'],
    [-1200, '−1 200'],
    [-0.2, '0'],
  ])('formats %d as „%s“', (value, text) => {
    expect(plain(formatNumber(value))).toBe(text);
  });

  it('keeps the given number of decimals', () => {
    expect(plain(formatNumber(1409.5, 2))).toBe('1 409,50');
  });
});

describe('formatCount', () => {
  it.each([
    [0, '0 обяви'],
    [1, '1 обява'],
    [21, '21 обяви'],
    [1200, '1 200 обяви'],
  ])('counts %d as „%s“', (count, text) => {
    expect(plain(formatCount(count, ['обява', 'обяви']))).toBe(text);
  });
});
