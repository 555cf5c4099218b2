import { findDistricts } from './district-picker.tsx';

describe('findDistricts', () => {
  it('has the names that begin with the text before those that contain it, each in order of the alphabet', () => {
    const found = findDistricts('sofia', 'из');
    const begins = found.filter((name) => name.startsWith('Из'));
    expect(begins).toEqual(['Изгрев', 'Изток']);
    expect(found.slice(0, 2)).toEqual(begins);
    expect(found.slice(2)).toEqual(found.slice(2).toSorted((one, other) => one.localeCompare(other, 'bg')));
  });

  it('has all districts of a city for an empty text, and none of an unknown one', () => {
    expect(findDistricts('sofia', '')).toContain('Лозенец');
    expect(findDistricts('sofia', '').length).toBeGreaterThan(20);
    expect(findDistricts('atlantis', '')).toEqual([]);
  });
});
