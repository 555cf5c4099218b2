import { cityAt } from './cities.ts';
import { nearPlace, type MapBox } from './near-place.ts';

function boxAround(lat: number, lon: number, km: number): MapBox {
  const [tall, wide] = [km / 2 / 111.3, km / 2 / 111.3 / Math.cos((lat * Math.PI) / 180)];
  return [lon - wide, lat - tall, lon + wide, lat + tall];
}

describe('nearPlace', () => {
  it.each([
    ['names the district of a large city', boxAround(42.656, 23.378, 3), 'sofia', 'Младост 1'],
    ['names the district at the edge of a city', boxAround(42.636, 23.402, 1), 'sofia', 'Горубляне'],
    ['names only the city far from its known districts', boxAround(42.618, 23.27, 1), 'sofia', undefined],
    ['names only the city for a box of half of it', boxAround(42.656, 23.378, 12), 'sofia', undefined],
    ['names a district far from the middle of its city', boxAround(42.707, 23.148, 2), 'sofia', 'Банкя'],
    ['names a city without known districts', boxAround(41.84, 23.49, 2), 'bansko', undefined],
    ['names a town far from every city', boxAround(42.563, 27.629, 2), 'pomorie', undefined],
    ['names a town beside a city', boxAround(43.255, 27.818, 2), 'aksakovo', undefined],
    [
      'names the district of a city beside a town',
      boxAround(43.2445, 27.8555, 2),
      'varna',
      'Владислав Варненчик 2',
    ],
    ['names a city where only a far town is nearer', boxAround(42.787, 23.322, 1), 'sofia', undefined],
    [
      'names the nearer of two cities side by side',
      boxAround(43.12, 25.69, 2),
      'gorna-oryahovitsa',
      undefined,
    ],
  ])('%s', (_what, box, city, neighborhood) => {
    expect(nearPlace(box)).toEqual({ city, ...(neighborhood && { neighborhood }) });
  });

  it('names nothing far from every city', () => {
    expect(nearPlace(boxAround(42.15, 23.9, 2))).toBeUndefined();
  });

  it('names nothing for a box wider than a city', () => {
    expect(nearPlace(boxAround(42.6977, 23.3219, 40))).toBeUndefined();
  });
});

describe('cityAt', () => {
  it('finds the city of a point at its edge, and none in the mountains', () => {
    expect(cityAt({ lat: 42.636, lon: 23.402 })?.id).toBe('sofia');
    expect(cityAt({ lat: 42.15, lon: 23.9 })).toBeUndefined();
  });
});
