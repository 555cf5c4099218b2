import { heroHref, priceOptions } from './price-options.ts';

const labels = (currency: 'BGN' | 'EUR') =>
  priceOptions(currency).map(({ label }) => label.replaceAll('\u00a0', ' '));

describe('price options of the hero', () => {
  it('are those of spec §9 in leva, and round ones in euro', () => {
    expect(labels('BGN')).toEqual(['500 лв.', '800 лв.', '1 200 лв.', '1 500 лв.', '2 000+ лв.']);
    expect(labels('EUR')).toEqual(['250 €', '400 €', '600 €', '750 €', '1 000+ €']);
  });

  it('set a maximum price, the last one a minimum', () => {
    expect(heroHref({}, '', 'BGN')).toBe('/properties');
    expect(heroHref({ location: 'sofia' }, '1200', 'BGN')).toBe('/properties?location=sofia&priceMax=1200');
    expect(heroHref({}, '2000+', 'BGN')).toBe('/properties?priceMin=2000');
  });

  it('give way to a price of the typed sentence', () => {
    expect(heroHref({ location: 'sofia', priceMax: 700, currency: '' }, '2000+', 'BGN')).toBe(
      '/properties?location=sofia&priceMax=700',
    );
  });

  it('name the currency in the URL unless it is the site’s', () => {
    expect(heroHref({}, '600', 'EUR')).toBe('/properties?priceMax=600&currency=EUR');
    expect(heroHref({}, '1000+', 'EUR')).toBe('/properties?priceMin=1000&currency=EUR');
    expect(heroHref({ location: 'sofia' }, '', 'EUR')).toBe('/properties?location=sofia');
  });
});
