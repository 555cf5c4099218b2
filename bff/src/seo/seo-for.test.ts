import { searchSums } from '@pokriv/contracts/search/search-sums';

import type { ReadForPage } from './page-read.ts';
import { seoFor } from './seo-for.ts';
import { found, id, leva, origin, pageAt, seoOf } from './seo-for.testing.ts';

describe('the head of a search', () => {
  it('is that of a city page, with the real count and the lowest price', async () => {
    const seo = await seoOf('/properties?propertyType=apartment&location=sofia&utm_source=x', found());
    expect(seo.title).toBe('Апартаменти под наем в София – 1 234 обяви · Покрив');
    expect(seo.description).toMatch(/^Апартаменти под наем в София: 1 234 обяви от 350 лв\. на месец\./u);
    expect(seo.canonical).toBe(`${origin}/properties?location=sofia&propertyType=apartment`);
    expect(seo.asked.map(({ query }) => query)).toEqual([
      { location: 'sofia', propertyType: 'apartment', facets: 'true', limit: '24' },
      { location: 'sofia', propertyType: ['apartment'], sort: 'price_asc', limit: '1' },
    ]);
    const [list, trail] = seo.data;
    expect(list).toMatchObject({ '@type': 'ItemList', numberOfItems: 1234 });
    expect(list?.itemListElement[1]).toMatchObject({ position: 2, url: `${origin}/properties/p2` });
    expect(trail?.itemListElement.at(-1)).toMatchObject({ name: 'Апартаменти под наем в София' });
  });

  it.each([
    ['/properties', ['Начало', 'Обяви']],
    ['/properties?location=sofia', ['Начало', 'Обяви', 'Жилища под наем в София']],
    ['/properties?propertyType=house', ['Начало', 'Обяви', 'Къщи под наем']],
    [
      '/properties?location=sofia&propertyType=house',
      ['Начало', 'Обяви', 'Жилища под наем в София', 'Къщи под наем в София'],
    ],
  ])('tells search engines the way to %s', async (address, names) => {
    const [, trail] = (await seoOf(address, found())).data;
    expect(trail?.itemListElement.map(({ name }: { name: string }) => name)).toEqual(names);
  });

  it.each([
    ['/properties?location=sofia&sort=price_asc', '/properties?location=sofia'],
    ['/properties?location=sofia&page=3&sort=newest', '/properties?location=sofia&page=3'],
    ['/properties?page=1', '/properties'],
    ['/properties?view=map', '/properties'],
    ['/properties?location=sofia&currency=EUR', '/properties?location=sofia'],
    ['/properties/', '/properties'],
  ])('has one address for each look at %s', async (address, canonical) => {
    const seo = await seoOf(address, found());
    expect([seo.isIndexed, seo.canonical]).toEqual([true, origin + canonical]);
  });

  it.each([
    '/properties?location=sofia&priceMax=900',
    '/properties?query=лозенец',
    '/properties?propertyType=room&propertyType=house',
    '/properties?location=atlantis',
    '/properties?neighborhood=Лозенец',
    '/properties?location=sofia&neighborhood=Лозенец&neighborhood=Изток',
    '/properties?location=sofia&neighborhood=Лозенец&priceMax=900',
    '/properties?location=sofia&adminPreview=true',
  ])('keeps %s out of indexes', async (address) => {
    const seo = await seoOf(address, found());
    expect([seo.status, seo.isIndexed, seo.canonical]).toEqual([200, false, undefined]);
  });

  it('is that of a district page, with its median rent and what is new', async () => {
    const stat = { medianPrice: leva(1500), count: 40 };
    const stats = {
      data: [
        { scope: 'city', medianPrice: leva(1) },
        { ...stat, scope: 'district' },
      ],
    };
    const address = '/properties?neighborhood=Лозенец&location=sofia&sort=newest';
    const seo = await seoOf(address, { ...found(57), readPriceStats: stats });
    expect(seo.title).toBe('Жилища под наем в Лозенец, София – 57 обяви · Покрив');
    expect(seo.description).toMatch(
      /^Жилища под наем в Лозенец, София: 57 обяви от 350 лв\. на месец\. Медианен наем 1 500 лв\., 57 нови за 7 дни\. /u,
    );
    const district = `${origin}/properties?location=sofia&neighborhood=${encodeURIComponent('Лозенец')}`;
    expect([seo.isIndexed, seo.canonical]).toEqual([true, district]);
    expect(seo.data[1]?.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
      'Начало',
      'Обяви',
      'Жилища под наем в София',
      'Жилища под наем в Лозенец, София',
    ]);
    expect(seo.asked.at(-1)?.query).toMatchObject({ neighborhood: ['Лозенец'], publishedWithin: '7' });
  });

  it('tells no median of a district with few listings, and nothing of an empty one', async () => {
    const address = '/properties?location=sofia&neighborhood=Лозенец';
    const few = await seoOf(address, { ...found(1), readPriceStats: { data: [] } });
    expect(few.description).toMatch(/ на месец\. 1 нова за 7 дни\. /u);
    const none = await seoOf(address, { ...found(0), readPriceStats: { data: [] } });
    expect([none.isIndexed, none.description?.includes('за 7 дни')]).toEqual([false, false]);
  });

  it('names the place of the part of the map, as the page does', async () => {
    const seo = await seoOf('/properties?location=sofia&bbox=23.36,42.645,23.39,42.67&view=map', found());
    expect(seo.title).toBe('Жилища под наем около Младост 1, София – 1 234 обяви · Покрив');
    expect([seo.isIndexed, seo.canonical]).toEqual([false, undefined]);
  });

  const queryOf = async (search: string) => (await seoOf(`/properties?${search}`, found())).asked[0]?.query;

  it.each(searchSums)('asks for %s in the currency of the address, as the page does', async (name) => {
    const query = await queryOf(`${name}=500&currency=EUR`);
    expect(query).toEqual({ [name]: '500', currency: 'EUR', facets: 'true', limit: '24' });
  });

  it('asks in no currency without sums, as the page does', async () => {
    expect(await queryOf('currency=EUR')).not.toHaveProperty('currency');
    expect(await queryOf('priceMax=dear&currency=EUR')).not.toHaveProperty('currency');
  });

  it('names the lowest price in the site’s currency', async () => {
    const seo = await seoOf('/properties?location=sofia', found(), 'EUR');
    expect(seo.description).toMatch(/ от 178,95 € на месец\./u);
  });

  it('keeps an empty city out of indexes, but not one that cannot be counted', async () => {
    expect((await seoOf('/properties?location=lom', found(0))).isIndexed).toBe(false);
    const down = await seoOf('/properties?location=lom', { searchProperties: 'UNAVAILABLE' });
    expect([down.isIndexed, down.title]).toEqual([true, 'Жилища под наем в Лом · Покрив']);
  });

  it('asks for what the page asks for, without what the API would refuse', async () => {
    const { asked } = await seoOf(
      '/properties?priceMax=abc&sort=newest&page=2&limit=9&amenities=wifi',
      found(),
    );
    expect(asked[0]?.query).toEqual({
      sort: 'newest',
      page: '2',
      amenities: 'wifi',
      facets: 'true',
      limit: '24',
    });
  });
});

describe('the head of a landlord', () => {
  const agency = { firstName: 'Мария', lastName: '', agencyName: 'Нов дом', activeListings: 2 };

  it('is an agency’s with its canonical address, also with a slash at the end', async () => {
    const seo = await seoOf('/landlords/u9/', { readLandlord: { data: agency }, ...found(2) });
    expect([seo.title, seo.canonical]).toEqual(['Обяви на Нов дом · Покрив', `${origin}/landlords/u9`]);
  });

  it('stays out of indexes when its data are late', async () => {
    const read = (() => Promise.reject(new Error('late'))) as unknown as ReadForPage;
    const asked = { ...pageAt('/landlords/u9'), search: '', origin, currency: 'BGN', read } as const;
    expect((await seoFor(asked)).head).toContain('<meta name="robots" content="noindex">');
  });
});

describe('the head of any other page', () => {
  it('is the site itself on the home page', async () => {
    const seo = await seoOf('/');
    expect([seo.title, seo.canonical]).toEqual(['Жилища под наем в България · Покрив', `${origin}/`]);
    expect(seo.data.map((graph) => graph['@type'])).toEqual(['WebSite', 'Organization']);
    expect(seo.data[0]?.potentialAction.target.urlTemplate).toContain(
      '/properties?query={search_term_string}',
    );
  });

  it.each(['/help', '/guides/publishing', '/terms/'])('opens %s to indexes', async (path) => {
    const seo = await seoOf(path);
    expect([seo.status, seo.isIndexed, seo.canonical]).toEqual([
      200,
      true,
      origin + path.replace(/\/$/u, ''),
    ]);
  });

  it.each([
    '/favorites',
    '/profile',
    '/admin',
    '/admin/users',
    '/edit-property/p1',
    '/login',
    '/payment/success',
    '/payment/cancel',
  ])('keeps %s to itself', async (path) => {
    const seo = await seoOf(path);
    expect([seo.status, seo.isIndexed, seo.canonical]).toEqual([200, false, undefined]);
  });

  it.each(['/no/such/page', '/constructor', '/properties/a/b', '/helpme', '/guides/no-such-guide'])(
    'says 404 at %s',
    async (path) => {
      const seo = await seoOf(path);
      expect([seo.status, seo.isIndexed, seo.title]).toEqual([
        404,
        false,
        'Страницата не е намерена · Покрив',
      ]);
    },
  );

  it('survives a reader that throws', async () => {
    const read = (() => Promise.reject(new Error('broken'))) as unknown as ReadForPage;
    const { status, head } = await seoFor({
      ...pageAt('/properties'),
      search: '',
      origin,
      currency: 'BGN',
      read,
    });
    expect([status, head.includes('Покрив</title>')]).toEqual([200, true]);
  });

  it('does not wait for a reader that hangs', async () => {
    const read = (() => new Promise(() => undefined)) as unknown as ReadForPage;
    const { status, head } = await seoFor({
      ...pageAt(`/properties/${id}`),
      search: '',
      origin,
      currency: 'BGN',
      read,
    });
    expect([status, head.includes(`href="${origin}/properties/${id}"`)]).toEqual([200, true]);
  });
});
