import { offeredDistricts } from './offered-districts.ts';

describe('offeredDistricts', () => {
  it('starts with the most listings and keeps selected ones', () => {
    expect(offeredDistricts({ Център: 4, Лозенец: 9, Витоша: 4 }, ['Банишора'])).toEqual([
      { name: 'Лозенец', count: 9 },
      { name: 'Витоша', count: 4 },
      { name: 'Център', count: 4 },
      { name: 'Банишора', count: 0 },
    ]);
  });

  it('returns the selected ones without counts', () => {
    expect(offeredDistricts(undefined, ['Лозенец'])).toEqual([{ name: 'Лозенец', count: undefined }]);
  });
});
