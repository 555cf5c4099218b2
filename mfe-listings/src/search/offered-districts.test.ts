import { offeredDistricts } from './offered-districts.ts';

describe('the districts on offer', () => {
  it('begin with the most listings and keep what is chosen', () => {
    expect(offeredDistricts({ Център: 4, Лозенец: 9, Витоша: 4 }, ['Банишора'])).toEqual([
      { name: 'Лозенец', count: 9 },
      { name: 'Витоша', count: 4 },
      { name: 'Център', count: 4 },
      { name: 'Банишора', count: 0 },
    ]);
  });

  it('without counts are the chosen ones', () => {
    expect(offeredDistricts(undefined, ['Лозенец'])).toEqual([{ name: 'Лозенец', count: undefined }]);
  });
});
