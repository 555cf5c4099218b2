import { SearchQuery, type SearchParams } from '@pokriv/contracts/search';

import { planSearch } from './plan-search.ts';

const plan = (params: SearchParams, isRare = false) => planSearch(SearchQuery.parse(params), isRare);

/** How many sorted scans mongod has to merge: the product of the lists in front of the order. */
function scans(params: SearchParams): number {
  const { filter } = plan(params);
  const lists = ('$and' in filter && filter.$and) || [];
  const lengthOf = (key: string) => {
    const condition = lists.find((one) => key in one)?.[key] as { $in?: unknown[] } | undefined;
    return condition?.$in?.length ?? 1;
  };
  return ['c', 't', 'b', 'x'].reduce((product, key) => product * lengthOf(key), 1);
}

describe('the plan of a search', () => {
  it.each<[SearchParams, string]>([
    [{}, 'r'],
    [{ location: 'sofia' }, 'ctr'],
    [{ location: 'sofia', propertyType: ['room'] }, 'ctr'],
    [{ location: 'sofia', priceMin: '500', priceMax: '900' }, 'ctbr'],
    [{ location: 'sofia', priceMin: '100', priceMax: '20000' }, 'ctr'],
    [{ priceMin: '500', priceMax: '900' }, 'tbr'],
    [{ propertyType: ['room'] }, 'xr'],
    [{ location: 'sofia', neighborhood: ['Лозенец'] }, 'cxr'],
    [{ landlord: 'u1', location: 'sofia', priceMax: '500' }, 'cxr'],
    [{ bbox: '23.3,42.6,23.4,42.7' }, 'xr'],
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
      { location: 'sofia', priceMin: '500', priceMax: '1500', amenities: ['wifi'] },
    ];
    for (const params of worst) expect(scans(params)).toBeLessThanOrEqual(150);
  });

  it('reads by words or facet and sorts in memory if these are rare, whatever the order', () => {
    expect(plan({ query: 'камина', sort: 'price_asc' })).toMatchObject({ hint: 'tp', probe: { hint: 'tokr' } });
    expect(plan({ query: 'камина', sort: 'price_asc' }, true)).toMatchObject({ hint: 'tokr', order: 'p', direction: 1 });
  });
});
