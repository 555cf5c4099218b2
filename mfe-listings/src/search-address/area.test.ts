import { boxOfPolygon, contains, middleOf, readBox, type Box } from './area.ts';

const box: Box = [23, 42, 24, 44];
const corners = (count: number) => Array.from({ length: count }, (_, index) => `23.${index},42`).join(';');

describe('readBox', () => {
  it('reads west, south, east and north', () => {
    expect(readBox('23,42,24.5,-1')).toBeUndefined();
    expect(readBox('23,42,24,44')).toEqual(box);
  });

  it.each([
    ['three numbers', '23,42,24'],
    ['five numbers', '23,42,24,44,1'],
    ['no width', '23,42,23,44'],
    ['no height', '23,42,24,42'],
    ['ends in the wrong order', '24,42,23,44'],
    ['words', '23,42,24,север'],
  ])('refuses %s', (_, text) => {
    expect(readBox(text)).toBeUndefined();
  });
});

describe('boxOfPolygon', () => {
  it('is the box around all corners', () => {
    expect(boxOfPolygon('23.5,42;24,43;23,44')).toEqual(box);
  });

  it.each([
    ['two corners', corners(2)],
    ['61 corners', corners(61)],
    ['a corner without a latitude', `${corners(3)};23`],
    ['a corner that is no number', `${corners(3)};23,x`],
    ['more than 1500 characters', `${corners(3)};23.${'1'.repeat(1500)},42`],
  ])('refuses %s', (_, text) => {
    expect(boxOfPolygon(text)).toBeUndefined();
  });

  it('accepts 60 corners, and 1500 characters', () => {
    expect(boxOfPolygon(corners(60))).toBeDefined();
    const long = `${corners(2)};23.`;
    expect(boxOfPolygon(`${long}${'1'.repeat(1500 - long.length - 3)},42`)).toBeDefined();
  });
});

describe('contains', () => {
  it.each([
    [43, 23.5, true],
    [42, 23, true],
    [44, 24, true],
    [41.9, 23.5, false],
    [44.1, 23.5, false],
    [43, 22.9, false],
    [43, 24.1, false],
  ])('for the point %d, %d', (lat, lon, expected) => {
    expect(contains(box, { lat, lon })).toBe(expected);
  });
});

describe('middleOf', () => {
  it('is halfway between the edges', () => {
    expect(middleOf(box)).toEqual({ lat: 43, lon: 23.5 });
  });
});
