import { SearchQuery, type SearchParams } from '@pokriv/contracts/search';

import { planSearch } from './plan-search.ts';
import { searchIndexes } from './search-indexes.ts';

const plan = (params: SearchParams, isRare = false) => planSearch(SearchQuery.parse(params), isRare);

/** How many sorted scans mongod has to merge: the product of the lists on the keys in front of the order. */
function scans(params: SearchParams): number {
  const { filter, hint, order } = plan(params);
  const keys = Object.keys(searchIndexes[hint]);
  const conditions = ('$and' in filter && filter.$and) || [];
  return keys.slice(0, keys.indexOf(order)).reduce((product, key) => {
    const lists = conditions.flatMap(
      (condition) => (condition[key] as { $in?: unknown[] } | undefined)?.$in ?? [],
    );
    return product * Math.max(1, lists.length);
  }, 1);
}

describe('the plan of a search', () => {
  it.each<[SearchParams, string]>([
    [{}, 'r'],
    [{ location: 'sofia' }, 'ctr'],
    [{ location: 'sofia', propertyType: ['room'] }, 'ctr'],
    [{ location: 'sofia', priceMin: '500', priceMax: '900' }, 'ctbr'],
    [{ location: 'sofia', priceMin: '100', priceMax: '20000' }, 'ctr'],
    [{ priceMin: '500', priceMax: '900' }, 'tbr'],
    [{ propertyType: ['room'] }, 'tr'],
    [{ location: 'sofia', neighborhood: ['Лозенец'] }, 'dr'],
    [{ neighborhood: ['Център'] }, 'dr'],
    [{ landlord: 'u1', location: 'sofia', priceMax: '500' }, 'or'],
    [{ bbox: '23.3,42.6,23.4,42.7' }, 'g1r'],
    [{ bbox: '23,42,24,43' }, 'g2r'],
    [{ bbox: '20,40,30,46' }, 'r'],
    [{ query: 'лозенец', location: 'sofia' }, 'tokr'],
    [{ query: 'на в' }, 'r'],
    [{ location: 'sofia', sort: 'price_asc' }, 'ctp'],
    [{ sort: 'price_per_m2_asc' }, 'tm'],
    [{ sort: 'newest', location: 'ruse' }, 'ctn'],
  ])('reads %j by the index %s', (params, hint) => {
    expect(plan(params).hint).toBe(hint);
  });

  it('merges few scans at most', () => {
    const several = ['apartment', 'studio', 'room', 'shared', 'house'] as const;
    const worst: SearchParams[] = [
      { location: 'sofia', propertyType: [...several], priceMin: '0', priceMax: '1199' },
      { priceMin: '0', priceMax: '1199' },
      { bbox: '23,42,23.3,42.3' },
      { neighborhood: ['Център', 'Изток', 'Запад'] },
      { neighborhood: ['Център', 'Изток', 'Запад', 'Север'] },
    ];
    for (const params of worst) expect(scans(params)).toBeLessThanOrEqual(150);
  });

  it('reads by rare words and sorts in memory if these are rare, whatever the order', () => {
    expect(plan({ query: 'камина', sort: 'price_asc' })).toMatchObject({
      hint: 'tp',
      probe: { hint: 'tokr' },
    });
    expect(plan({ query: 'камина', sort: 'price_asc' }, true)).toMatchObject({
      hint: 'tokr',
      order: 'p',
      direction: 1,
    });
  });
});
