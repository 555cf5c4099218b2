import { firstRank } from '../rank.ts';
import { clusterOf, pinOf } from './map-reply.ts';

describe('map reply', () => {
  it.each([
    ['super', firstRank('super') + 5, 'super'],
    ['regular', firstRank('regular'), 'regular'],
    ['premium', firstRank('premium') + 5, null],
    ['plain', 5, null],
  ])('names the promotion of a %s listing, at a place within a metre', (_tier, rank, promotionType) => {
    const pin = pinOf({ id: 'a', lat: 42.697_708_4, lon: 23.321_867_6, price: 900, rank });
    expect(pin).toEqual({ id: 'a', lat: 42.697_71, lon: 23.321_87, price: 900, promotionType });
  });

  it('rounds the box of a cluster outwards', () => {
    const spot = { count: 3, lat: 42.697_708_4, lon: 23.321_867_6, priceMin: 700, row: 0 };
    expect(clusterOf({ ...spot, box: [23.111_117, 42.111_117, 23.555_551, 42.555_551] })).toEqual({
      ...{ lat: 42.697_71, lon: 23.321_87, count: 3, priceMin: 700 },
      bbox: [23.111_11, 42.111_11, 23.555_56, 42.555_56],
    });
  });
});
