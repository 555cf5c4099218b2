import { searchSums } from './search-sums.ts';
import { MapQuery, SearchQuery } from './search.ts';

const paramsWithError = (query: object): string[] =>
  (SearchQuery.safeParse(query).error?.issues ?? []).map(({ path }) => path.join('.'));

describe('box of a map', () => {
  const boxOf = (bbox: string) => SearchQuery.safeParse({ bbox }).data?.bbox;

  it.each([
    ['as given', '23.1,42.5,23.5,42.8', [23.1, 42.5, 23.5, 42.8]],
    ['clamped to the country', '-100,-50,100,80', [22.29, 41.19, 28.71, 44.31]],
    ['empty abroad', '10,40,15,41', [22.29, 41.19, 22.29, 41.19]],
  ])('is read %s', (_how, text, box) => {
    expect(boxOf(text)?.map((degrees) => Math.round(degrees * 100) / 100)).toEqual(box);
  });

  it.each([
    ['west of the east', '23.5,42.5,23.5,42.8'],
    ['south of the north', '23.1,42.8,23.5,42.8'],
    ['four numbers', '23.1,42.5,23.5'],
    ['no fifth number', '23.1,42.5,23.5,42.8,1'],
    ['plain decimals', '23.1,42.5,1e2,42.8'],
    ['finite numbers', '23.1,42.5,23.5,Infinity'],
  ])('must be %s', (_what, text) => {
    expect(paramsWithError({ bbox: text })).toEqual(['bbox']);
  });

  it('is required of a map', () => {
    expect(MapQuery.safeParse({ zoom: '8' }).success).toBe(false);
    expect(MapQuery.safeParse({ zoom: '8', bbox: '23.1,42.5,23.5,42.8' }).success).toBe(true);
  });
});

describe('drawn area', () => {
  const corners = (count: number) => Array.from({ length: count }, (_, at) => `23.${at + 10},42.7`).join(';');

  it('is a list of corners', () => {
    expect(SearchQuery.safeParse({ polygon: '23.1,42.5;-180,90;180,-90' }).data?.polygon).toEqual([
      { lon: 23.1, lat: 42.5 },
      { lon: -180, lat: 90 },
      { lon: 180, lat: -90 },
    ]);
  });

  it.each([
    [2, false],
    [3, true],
    [60, true],
    [61, false],
  ])('of %d corners is valid: %s', (count, isValid) => {
    expect(SearchQuery.safeParse({ polygon: corners(count) }).success).toBe(isValid);
  });

  it.each([';180.1,42', ';23,90.1', ';-180.1,42', ';23,-90.1', ';23', ';23,42,1', ';x,42'])(
    'has no corner like %s',
    (corner) => {
      expect(paramsWithError({ polygon: corners(3) + corner })).toEqual(['polygon']);
    },
  );
});

describe('a point to be near to', () => {
  it('is rounded to some hundred metres, and clamped to the country', () => {
    const near = (text: string) => SearchQuery.safeParse({ sort: 'distance_asc', near: text }).data?.near;
    expect(near('42.69771,23.32186')).toEqual({ lat: 42.698, lon: 23.322 });
    expect(near('60,10')).toEqual({ lat: 44.31, lon: 22.29 });
    expect(near('90,-180')).toEqual({ lat: 44.31, lon: 22.29 });
    expect(near('-90,180')).toEqual({ lat: 41.19, lon: 28.71 });
  });

  it.each(['', '42.7', '42.7,23.3,1', '42.7;23.3', 'a,b', '91,23', '42,181', '1e1,2'])(
    'refuses %j',
    (text) => {
      expect(paramsWithError({ near: text })).toEqual(['near']);
    },
  );
});

describe('filters of a search', () => {
  it.each(['price', 'rooms', 'area', 'floor'])(
    'refuse a least %s above the most, not an equal one',
    (name) => {
      expect(paramsWithError({ [`${name}Min`]: '6', [`${name}Max`]: '5' })).toEqual([`${name}Min`]);
      expect(paramsWithError({ [`${name}Min`]: '5', [`${name}Max`]: '5' })).toEqual([]);
      expect(paramsWithError({ [`${name}Min`]: '6' })).toEqual([]);
      expect(paramsWithError({ [`${name}Max`]: '6' })).toEqual([]);
    },
  );

  it.each(['noCommission', 'hasPet', 'elevator', 'reduced', 'notLastFloor', 'newBuild', 'insulated'])(
    'have %s as true or not at all',
    (name) => {
      expect(SearchQuery.safeParse({ [name]: 'true' }).data).toMatchObject({ [name]: true });
      expect(paramsWithError({ [name]: 'false' })).toEqual([name]);
    },
  );

  it('know the stations of the metro, and minutes on foot up to half an hour', () => {
    expect(
      SearchQuery.safeParse({ metroStation: ['ndk', 'ndk', 'vitosha'], metroMinutes: '30' }).data,
    ).toMatchObject({ metroStation: ['ndk', 'vitosha'], metroMinutes: 30 });
    expect(paramsWithError({ metroStation: 'ploshtad-slaveykov' })).toEqual(['metroStation.0']);
    expect(paramsWithError({ metroMinutes: '31' })).toEqual(['metroMinutes']);
    expect(paramsWithError({ metroMinutes: '0' })).toEqual(['metroMinutes']);
  });

  it('limit the deposit and the commission to the offered shares of a rent', () => {
    expect(SearchQuery.safeParse({ depositMax: '0', commissionMax: '50' }).data).toMatchObject({
      depositMax: '0',
      commissionMax: '50',
    });
    expect(paramsWithError({ depositMax: '50' })).toEqual(['depositMax']);
    expect(paramsWithError({ commissionMax: '0' })).toEqual(['commissionMax']);
    expect(paramsWithError({ depositMax: ['0', '100'] })).toEqual(['depositMax']);
  });

  it('ask for listings of the last day or week', () => {
    expect(SearchQuery.safeParse({ publishedWithin: '7' }).data?.publishedWithin).toBe('7');
    expect(paramsWithError({ publishedWithin: '30' })).toEqual(['publishedWithin']);
  });

  it('read a single value as a list, without duplicates', () => {
    const { propertyType, featured } =
      SearchQuery.safeParse({ propertyType: ['room', 'room', 'house'], featured: 'false' }).data ?? {};
    expect([propertyType, featured]).toEqual([['room', 'house'], false]);
    expect(SearchQuery.safeParse({ propertyType: 'room', featured: 'true' }).data).toMatchObject({
      propertyType: ['room'],
      featured: true,
    });
  });
});

describe('sums of a search', () => {
  it.each(['1e21', 'NaN', '-5', '500.5', '500,5', '1000001', 'Infinity'])('refuse %s', (sum) => {
    for (const name of searchSums) expect(paramsWithError({ [name]: sum })[0]).toBe(name);
  });

  it.each(['USD', 'eur', ['EUR', 'BGN']])('refuse the currency %s', (currency) => {
    expect(paramsWithError({ priceMax: '500', currency })).toEqual(['currency']);
  });

  it('have the currency of the address, and none without one', () => {
    expect(SearchQuery.parse({ priceMax: '500', currency: 'EUR' })).toMatchObject({
      priceMax: 500,
      currency: 'EUR',
    });
    expect(SearchQuery.parse({ priceMax: '500' })).not.toHaveProperty('currency');
  });
});
