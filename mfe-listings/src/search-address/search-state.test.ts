import { everything, POLYGON } from './every-filter.testing.ts';
import { parameterList, type ParameterName } from './search-parameters.ts';
import { searchReads } from './search-reads.ts';
import {
  changedSearch,
  filterQuery,
  isNarrowed,
  nothingSought,
  readSearch,
  searchHref,
  searchQuery,
  type SearchState,
} from './search-state.ts';

const read = (query: string) => readSearch(new URLSearchParams(query));
const queryOf = (href: string) => href.split('?')[1] ?? '';

describe('search URL', () => {
  it('is parsed back as written', () => {
    expect(read(queryOf(searchHref(everything)))).toEqual({ state: everything, dropped: [] });
  });

  it('reads „2000 лв. и повече“ of the home page’s form, sent without JavaScript', () => {
    expect(read('location=sofia&priceMax=2000%2B')).toEqual({
      state: { ...nothingSought, location: 'sofia', priceMin: 2000 },
      dropped: [],
    });
  });

  it.each(parameterList.map(([name]) => name).filter((name) => name !== 'currency'))(
    'keeps %s on its own',
    (name) => {
      const part = { [name]: everything[name] };
      const { state, dropped } = read(queryOf(searchHref(part)));
      expect(state).toEqual({ ...nothingSought, ...part });
      expect(dropped).toEqual([]);
    },
  );

  it.each(['priceMin', 'priceMax', 'monthlyTotalMax', 'moveInMax'])(
    'names the currency of a sum alone: %s',
    (name) => {
      expect(searchHref({ [name]: 500, currency: 'EUR' })).toBe(`/properties?${name}=500&currency=EUR`);
    },
  );

  it('names a currency only with a sum', () => {
    expect(searchHref({ location: 'varna', currency: 'EUR' })).toBe('/properties?location=varna');
    expect(isNarrowed({ ...nothingSought, currency: 'EUR' })).toBe(false);
  });

  it('reads the open price in its currency', () => {
    expect(read('priceMax=1000%2B&currency=EUR').state).toEqual({
      ...nothingSought,
      priceMin: 1000,
      currency: 'EUR',
    });
  });

  it('omits default values', () => {
    expect(searchHref(nothingSought)).toBe('/properties');
    expect(searchHref({ location: 'varna', view: 'list' })).toBe('/properties?location=varna');
  });

  it('writes an area readably', () => {
    expect(searchHref({ polygon: POLYGON })).toBe(`/properties?polygon=${POLYGON}`);
  });

  it.each<[string, ParameterName]>([
    [`query=${'а'.repeat(101)}`, 'query'],
    ['location=atlantis', 'location'],
    [`neighborhood=${'а'.repeat(61)}`, 'neighborhood'],
    ['priceMax=abc', 'priceMax'],
    ['priceMax=-5', 'priceMax'],
    ['priceMin=12.5', 'priceMin'],
    ['priceMin=900&priceMax=500', 'priceMin'],
    ['priceMax=500&currency=USD', 'currency'],
    ['propertyType=castle&propertyType=room', 'propertyType'],
    ['propertyType=constructor', 'propertyType'],
    ['layout=five_room', 'layout'],
    ['roomsMin=0', 'roomsMin'],
    ['roomsMin=4&roomsMax=2', 'roomsMin'],
    ['roomsMax=21', 'roomsMax'],
    ['areaMin=99999', 'areaMin'],
    ['areaMin=90&areaMax=60', 'areaMin'],
    ['areaMax=много', 'areaMax'],
    ['floorMin=-2', 'floorMin'],
    ['floorMax=61', 'floorMax'],
    ['furnishing=velvet', 'furnishing'],
    ['heating=dragon', 'heating'],
    ['constructionType=straw', 'constructionType'],
    ['pets=cats', 'pets'],
    ['metroMinutes=0', 'metroMinutes'],
    ['metroMinutes=31', 'metroMinutes'],
    ['metroStation=vitosha&metroStation=atlantis', 'metroStation'],
    ['monthlyTotalMax=1500.5', 'monthlyTotalMax'],
    ['moveInMax=много', 'moveInMax'],
    ['hasPet=false', 'hasPet'],
    ['noCommission=1', 'noCommission'],
    ['depositMax=150', 'depositMax'],
    ['commissionMax=0', 'commissionMax'],
    ['elevator=да', 'elevator'],
    ['parking=yes', 'parking'],
    ['addressRegistration=no', 'addressRegistration'],
    ['smoking=outdoor', 'smoking'],
    ['reduced=x', 'reduced'],
    ['notLastFloor=0', 'notLastFloor'],
    ['suitableFor=robots&suitableFor=couples', 'suitableFor'],
    ['publishedWithin=30', 'publishedWithin'],
    ['availableBy=2026-02-30', 'availableBy'],
    ['availableBy=утре', 'availableBy'],
    ['advertiserType=king', 'advertiserType'],
    ['amenities=helipad', 'amenities'],
    ['landlord=a%20b', 'landlord'],
    ['featured=yes', 'featured'],
    ['bbox=1,2,3', 'bbox'],
    ['bbox=24,42,23,43', 'bbox'],
    ['bbox=-Infinity,42,23,43', 'bbox'],
    ['polygon=23,42;24,43', 'polygon'],
    [`polygon=${Array(61).fill('23,42').join(';')}`, 'polygon'],
    ['polygon=23,42;24,x;23,43', 'polygon'],
    ['sort=random', 'sort'],
    ['sort=distance_asc', 'sort'],
    ['page=0', 'page'],
    ['view=globe', 'view'],
  ])('drops and names invalid values: %s', (query, name) => {
    const { state, dropped } = read(query);
    expect(dropped).toEqual([name]);
    expect(read(queryOf(searchHref(state))).dropped).toEqual([]);
  });

  it('keeps valid values of a list with an invalid one', () => {
    expect(read('propertyType=castle&propertyType=room').state.propertyType).toEqual(['room']);
  });

  it('drops unknown parameters', () => {
    expect(read('utm_source=mail&limit=5000&facets=true')).toEqual({ state: nothingSought, dropped: [] });
  });

  it('has a Bulgarian name for each parameter', () => {
    for (const [, { label }] of parameterList) expect(label).toMatch(/^[а-я ]+$/u);
  });
});

describe('API query of a search', () => {
  it('excludes the layout of the results', () => {
    expect(searchQuery({ ...nothingSought, view: 'map', page: 2, sort: 'newest' })).toEqual({
      page: '2',
      sort: 'newest',
    });
  });

  it('of the map has neither order nor page', () => {
    expect(filterQuery({ ...nothingSought, location: 'sofia', page: 2, sort: 'newest' })).toEqual({
      location: 'sofia',
    });
  });

  it('writes each parameter like the URL', () => {
    const params = new URLSearchParams(queryOf(searchHref(everything)));
    const query = Object.entries(searchQuery(everything));
    // Without screen parameters and the point of another sort.
    expect(query).toHaveLength(parameterList.length - 3);
    for (const [name, value] of query) expect(params.getAll(name)).toEqual([value].flat());
  });

  it('is the same for the server and the page', () => {
    expect(searchReads('?location=sofia&heating=gas&page=2&view=map&list=true&utm_source=x')).toEqual([
      {
        name: 'searchProperties',
        query: { location: 'sofia', heating: ['gas'], page: '2', facets: 'true', limit: '24' },
      },
    ]);
  });

  it('is narrowed only by filters', () => {
    expect(isNarrowed({ ...nothingSought, sort: 'newest', page: 4, view: 'map', list: true })).toBe(false);
    expect(isNarrowed({ ...nothingSought, featured: true })).toBe(true);
  });
});

describe('changedSearch', () => {
  const inSofia = { ...nothingSought, location: 'sofia', neighborhood: ['Лозенец'], page: 3 };

  it('starts at the first page', () => {
    expect(changedSearch(inSofia, { priceMax: 900 })).toEqual({ ...inSofia, priceMax: 900, page: 1 });
    expect(changedSearch(inSofia, { page: 4 }).page).toBe(4);
  });

  it('drops districts and map box for another city', () => {
    const changed = changedSearch({ ...inSofia, bbox: '23.2,42.6,23.5,42.8' }, { location: 'varna' });
    expect(changed).toEqual({ ...nothingSought, location: 'varna' });
  });

  it('drops the metro for a city without one, and keeps it for Sofia and for the whole country', () => {
    const byMetro = { ...nothingSought, metroMinutes: 10, metroStation: ['vitosha'] };
    expect(changedSearch(byMetro, { location: 'varna' })).toEqual({ ...nothingSought, location: 'varna' });
    expect(changedSearch(byMetro, { location: 'sofia' })).toMatchObject({ metroMinutes: 10 });
    expect(changedSearch({ ...byMetro, location: 'sofia' }, { location: '' })).toMatchObject({
      metroStation: ['vitosha'],
    });
  });

  it('takes „Без комисиона“ and a limit of the commission as one choice', () => {
    const free = changedSearch({ ...inSofia, commissionMax: '50' }, { noCommission: true });
    expect(free).toMatchObject({ noCommission: true, commissionMax: '' });
    expect(changedSearch(free, { commissionMax: '100' })).toMatchObject({
      noCommission: false,
      commissionMax: '100',
    });
    expect(changedSearch(free, { depositMax: '0' })).toMatchObject({ noCommission: true, depositMax: '0' });
  });

  it.each<[string, Partial<SearchState>, Partial<SearchState>]>([
    ['relevance', { query: 'двор' }, { query: '' }],
    ['metro_asc', { location: 'sofia' }, { location: 'varna' }],
    ['metro_asc', { metroMinutes: 10 }, { metroMinutes: undefined }],
  ])('drops the order %s once it says nothing', (sort, before, part) => {
    const state = { ...nothingSought, ...before, sort } as SearchState;
    expect(changedSearch(state, { priceMax: 900 }).sort).toBe(sort);
    expect(changedSearch(state, part).sort).toBe('recommended');
  });

  it('keeps the city for a map box around or within it, and drops it for one elsewhere', () => {
    expect(changedSearch(inSofia, { bbox: '23.2,42.6,23.5,42.8' })).toMatchObject({
      location: 'sofia',
      neighborhood: ['Лозенец'],
    });
    expect(changedSearch(inSofia, { bbox: '23.37,42.64,23.39,42.66' })).toMatchObject({
      location: 'sofia',
      neighborhood: [],
    });
    const inBankya = '23.13,42.7,23.16,42.72';
    expect(changedSearch(inSofia, { bbox: inBankya })).toMatchObject({ location: 'sofia', neighborhood: [] });
    const inPernik = '23.02,42.6,23.05,42.61';
    expect(changedSearch(inSofia, { bbox: inPernik })).toMatchObject({ location: '', neighborhood: [] });
    expect(changedSearch(inSofia, { polygon: '24.7,42.1;24.8,42.1;24.7,42.2' })).toMatchObject({
      location: '',
      neighborhood: [],
    });
  });

  it('keeps a town for a map box beside its centre, and drops it for one at another town', () => {
    const inPomorie = { ...nothingSought, location: 'pomorie' };
    const byTheLake = '27.6,42.58,27.62,42.59';
    expect(changedSearch(inPomorie, { bbox: byTheLake }).location).toBe('pomorie');
    const inAheloy = '27.63,42.63,27.65,42.645';
    expect(changedSearch(inPomorie, { bbox: inAheloy }).location).toBe('');
  });
});

describe('limits of a search URL', () => {
  it.each([
    ['a text of 100 characters', `query=${'а'.repeat(100)}`, []],
    ['a text of 101 characters', `query=${'а'.repeat(101)}`, ['query']],
    ['a district of 60 characters', `neighborhood=${'а'.repeat(60)}`, []],
    ['a district of 61 characters', `neighborhood=${'а'.repeat(61)}`, ['neighborhood']],
    ['the 60th floor', 'floorMax=60', []],
    ['the 61st floor', 'floorMax=61', ['floorMax']],
    ['the basement', 'floorMin=-1', []],
    ['a floor below the basement', 'floorMin=-2', ['floorMin']],
    ['one room', 'roomsMin=1', []],
    ['no room', 'roomsMin=0', ['roomsMin']],
    ['half an hour to the metro', 'metroMinutes=30', []],
    ['a minute to the metro', 'metroMinutes=1', []],
    ['half a room', 'roomsMin=1.5', ['roomsMin']],
  ])('for %s', (_, query, dropped) => {
    expect(read(query).dropped).toEqual(dropped);
  });
});

describe('order by distance', () => {
  const near = '42.674,23.320';
  const state: SearchState = { ...nothingSought, location: 'sofia', sort: 'distance_asc', near };

  it('has its point in the URL and in the query of the API, and in no filter', () => {
    expect(searchHref(state)).toBe(`/properties?location=sofia&sort=distance_asc&near=${near}`);
    expect(read(queryOf(searchHref(state)))).toEqual({ state, dropped: [] });
    expect(searchQuery(state)).toEqual({ location: 'sofia', sort: 'distance_asc', near });
    expect(filterQuery(state)).toEqual({ location: 'sofia' });
  });

  it('keeps its point while filters change, and forgets it with another order', () => {
    expect(changedSearch(state, { priceMax: 900 })).toMatchObject({ sort: 'distance_asc', near });
    expect(changedSearch(state, { sort: 'newest' })).toMatchObject({ sort: 'newest', near: '' });
    expect(read(`sort=newest&near=${near}`).state).toMatchObject({ sort: 'newest', near: '' });
  });
});
