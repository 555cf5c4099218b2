import { heroHref, priceOptions } from './price-options.ts';

describe('price options of the hero', () => {
  it('are those of spec §9', () => {
    expect(priceOptions.map(({ label }) => label.replaceAll('\u00a0', ' '))).toEqual([
      '500 лв.',
      '800 лв.',
      '1 200 лв.',
      '1 500 лв.',
      '2 000+ лв.',
    ]);
  });

  it('set a maximum price, the last one a minimum', () => {
    expect(heroHref('', '')).toBe('/properties');
    expect(heroHref('sofia', '1200')).toBe('/properties?location=sofia&priceMax=1200');
    expect(heroHref('', '2000+')).toBe('/properties?priceMin=2000');
  });
});
