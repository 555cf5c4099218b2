import { crossedBounds, floorName, rangeText } from './search-ranges.ts';
import { nothingSought, type SearchState } from './search-state.ts';

const textOf = (least: Parameters<typeof rangeText>[1], part: Partial<SearchState>) =>
  rangeText({ ...nothingSought, ...part }, least)?.replaceAll('\u00a0', ' ');

describe('floorName', () => {
  it.each([
    [-1, 'сутерен'],
    [0, 'партер'],
    [1, '1'],
  ])('of %d is %s', (floor, name) => expect(floorName(floor)).toBe(name));
});

describe('rangeText', () => {
  it.each([
    ['areaMin', {}, undefined],
    ['areaMin', { areaMin: 40 }, 'от 40 м²'],
    ['areaMin', { areaMax: 90 }, 'до 90 м²'],
    ['areaMin', { areaMin: 40, areaMax: 90 }, '40–90 м²'],
    ['areaMin', { areaMin: 40, areaMax: 40 }, '40 м²'],
    ['priceMin', { priceMin: 0, currency: 'EUR' }, 'от 0 €'],
    ['priceMin', { priceMax: 800, currency: 'BGN' }, 'до 800 лв.'],
    ['roomsMin', { roomsMin: 1, roomsMax: 1 }, '1 стая'],
    ['roomsMin', { roomsMin: 1 }, 'от 1 стаи'],
    ['roomsMin', { roomsMax: 1 }, 'до 1 стаи'],
    ['roomsMin', { roomsMin: 2, roomsMax: 2 }, '2 стаи'],
    ['floorMin', { floorMin: 1 }, 'Без партер'],
    ['floorMin', { floorMin: 1, floorMax: 3 }, 'Етаж 1–3'],
    ['floorMin', { floorMin: 2 }, 'Етаж от 2'],
    ['floorMin', { floorMin: -1, floorMax: 0 }, 'Етаж сутерен–партер'],
  ] as const)('of %s in %j is %s', (least, part, text) => {
    expect(textOf(least, part)).toBe(text);
  });
});

describe('crossedBounds', () => {
  it.each([
    [{}, []],
    [{ priceMin: 500, priceMax: 500 }, []],
    [{ priceMin: 501, priceMax: 500 }, ['priceMin']],
    [{ priceMin: 500 }, []],
    [{ areaMax: 40 }, []],
    [{ floorMin: 0, floorMax: -1, roomsMin: 3, roomsMax: 2 }, ['roomsMin', 'floorMin']],
  ])('of %j are %j', (part, crossed) => {
    expect(crossedBounds({ ...nothingSought, ...part })).toEqual(crossed);
  });
});
