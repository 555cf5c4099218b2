import { districts, findDistrict } from '@pokriv/contracts/place/districts';

import { mainDistrict } from './main-district.ts';

const around = ({ lat, lon }: { lat: number; lon: number }, half: number) =>
  [lon - half, lat - half, lon + half, lat + half] as const;

describe('mainDistrict', () => {
  it('is the district of a box around its centre, for each district', () => {
    for (const [city, known] of Object.entries(districts))
      for (const { name } of known) {
        const district = findDistrict(city, name);
        expect(district && mainDistrict(around(district, 0.0004))).toBe(name);
      }
  });

  it('is the common name of numbered districts', () => {
    expect(mainDistrict([23.37, 42.64, 23.385, 42.66])).toBe('Младост');
    expect(mainDistrict([23.246, 42.714, 23.264, 42.724])).toBe('Люлин');
  });

  it('is none over several districts, outside a city, and in a city without known districts', () => {
    expect(mainDistrict([23.28, 42.66, 23.38, 42.72])).toBeUndefined();
    expect(mainDistrict([24.1, 42.3, 24.11, 42.31])).toBeUndefined();
    // Аксаково, beside Варна
    expect(mainDistrict([27.81, 43.25, 27.826, 43.26])).toBeUndefined();
    expect(mainDistrict([23.48, 41.83, 23.49, 41.84])).toBeUndefined();
  });
});
