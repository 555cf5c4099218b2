import { heroHref, priceOptions } from './price-options.ts';

describe('the prices of the hero', () => {
  it('are those of the spec', () => {
    expect(priceOptions.map(({ label }) => label.replaceAll('\u00a0', ' '))).toEqual([
      '500 лв.',
      '800 лв.',
      '1 200 лв.',
      '1 500 лв.',
      '2 000+ лв.',
    ]);
  });

  it('narrow the search from above, the last one from below', () => {
    expect(heroHref('', '')).toBe('/properties');
    expect(heroHref('sofia', '1200')).toBe('/properties?location=sofia&priceMax=1200');
    expect(heroHref('', '2000+')).toBe('/properties?priceMin=2000');
  });
});
