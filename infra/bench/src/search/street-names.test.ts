import type { SearchCard } from '@pokriv/property-service/search/search-card';

import { streetNames, streetsByCity, withStreet } from './street-names.ts';

describe('streets of the search benchmarks', () => {
  it('are 3,000 names, most of them in several cities', () => {
    expect(new Set(streetNames).size).toBe(3000);
    expect(streetsByCity.get('sofia')).toHaveLength(3000);
    expect(new Set(streetsByCity.get('varna')).size).toBe(1000);
    const all = [...streetsByCity.values()].flat();
    expect(all.length).toBeGreaterThan(9000);
    expect(new Set(all).size).toBe(3000);
  });

  it('are on a twelfth of the cards, with a weight for each word', () => {
    const cardOf = (at: number) =>
      ({ _id: `69${String(at).padStart(22, '0')}`, c: 'sofia', tok: ['dom'], tw: '3' }) as SearchCard;
    const cards = Array.from({ length: 4000 }, (_, at) => withStreet(cardOf(at), 0));
    const placed = cards.filter(({ tok }) => tok.length > 1);
    expect(placed.length / cards.length).toBeCloseTo(0.08, 2);
    expect(placed.every(({ tok, tw }) => tok.length === tw.length)).toBe(true);
    expect(withStreet(cardOf(1), 3)).toEqual(withStreet(cardOf(1), 3));
  });
});
