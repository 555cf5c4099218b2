import { withOpenPrice } from './open-price.ts';

describe('withOpenPrice', () => {
  it.each([
    ['location=sofia&priceMax=2000%2B', 'location=sofia&priceMin=2000'],
    ['priceMin=&priceMax=2000%2B', 'priceMin=2000'],
    ['priceMin=500&priceMax=2000%2B', 'priceMin=500'],
    ['priceMax=2000', 'priceMax=2000'],
    ['location=sofia', 'location=sofia'],
    ['priceMax=%2B', 'priceMax=%2B'],
  ])('reads %s as %s', (search, meant) => {
    expect(withOpenPrice(new URLSearchParams(search)).toString()).toBe(meant);
  });
});
