import type { CallName } from '@pokriv/contracts/calls';
import type { ErrorCode } from '@pokriv/contracts/errors';
import { sumOf, toMoney, type Currency } from '@pokriv/contracts/money';
import { searchSums } from '@pokriv/contracts/search/search-sums';

import { findPage, pageAddress } from '../deployments/served-pages.ts';
import type { ReadForPage } from './page-read.ts';
import { seoFor } from './seo-for.ts';

const origin = 'https://pokriv.bg';
const leva = (amount: number) => toMoney(sumOf(amount, 'BGN'));
const id = '65f0a1b2c3d4e5f601020304';

const aListing = {
  id,
  status: 'active',
  title: 'Светъл двустаен до метрото',
  description: 'Тих апартамент с изглед към парка.\nНа десет минути от центъра.',
  propertyType: 'apartment',
  layout: 'two_room',
  area: 62,
  rooms: 2,
  floor: 3,
  price: leva(1200),
  pets: 'no',
  availableFrom: '2026-12-01',
  amenities: ['wifi', 'balcony'],
  location: { city: 'sofia', neighborhood: 'Лозенец' },
  geo: { lat: 42.67, lon: 23.32 },
  images: [{ id: 'abc', width: 1280, height: 853, alt: 'Хол', placeholder: '' }],
  publishedAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-02T10:00:00.000Z',
  expiresAt: '2026-12-01T10:00:00.000Z',
};
const someCards = [
  { id: 'p1', title: 'Първа', price: leva(350) },
  { id: 'p2', title: 'Втора', price: leva(900) },
];

type Answers = Partial<Record<CallName, object | ErrorCode>>;
interface Asked {
  name: CallName;
  query?: Record<string, unknown>;
}

function reading(answers: Answers) {
  const asked: Asked[] = [];
  const read = (async (name: CallName, { query }: { query?: Record<string, unknown> } = {}) => {
    asked.push({ name, query });
    const answer = answers[name] ?? 'NOT_FOUND';
    return typeof answer === 'string' ? { error: answer } : { reply: { success: true, ...answer } };
  }) as unknown as ReadForPage;
  return { read, asked };
}
const found = (total = 1234) => ({
  searchProperties: { data: total ? someCards : [], pagination: { total } },
});

const pageAt = (path: string) => ({ path: pageAddress(path), page: findPage({ slices: {} }, path, true) });

async function seoOf(address: string, answers: Answers = {}, currency: Currency = 'BGN') {
  const [path = '', search = ''] = address.split('?');
  const { read, asked } = reading(answers);
  const { status, head } = await seoFor({ ...pageAt(path), search, origin, currency, read });
  const one = (pattern: RegExp) => pattern.exec(head)?.[1]?.replaceAll('\u00a0', ' ');
  return {
    status,
    head,
    asked,
    title: one(/<title>(.*?)<\/title>/u),
    description: one(/<meta name="description" content="(.*?)">/u),
    canonical: one(/<link rel="canonical" href="(.*?)">/u)?.replaceAll('&amp;', '&'),
    isIndexed: !head.includes('<meta name="robots" content="noindex">'),
    og: (name: string) => one(new RegExp(`<meta property="og:${name}" content="(.*?)">`, 'u')),
    data: [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gu)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, any>,
    ),
  };
}
const listing = (changes: object = {}) =>
  seoOf(`/properties/${id}`, { getProperty: { data: { ...aListing, ...changes } } });

describe('the head of a listing', () => {
  it('says what is offered, where and for how much', async () => {
    const seo = await listing();
    expect(seo.title).toBe('Светъл двустаен до метрото, Лозенец, София – 1 200 лв. · Покрив');
    expect(seo.description).toBe(
      'Апартамент, двустаен, 62 м², Лозенец, София. 1 200 лв. / 613,55 € на месец. Тих апартамент с изглед към парка. На десет минути от центъра.',
    );
    expect([seo.status, seo.isIndexed, seo.canonical]).toEqual([200, true, `${origin}/properties/${id}`]);
  });

  it('shows its cover as a JPEG where it is shared', async () => {
    const seo = await listing();
    expect(['image', 'image:width', 'image:height', 'image:alt'].map(seo.og)).toEqual([
      `${origin}/media/abc-1280.jpg`,
      '1280',
      '853',
      'Хол',
    ]);
    expect(['site_name', 'locale', 'url', 'title'].map(seo.og)).toEqual([
      'Покрив',
      'bg_BG',
      `${origin}/properties/${id}`,
      'Светъл двустаен до метрото, Лозенец, София – 1 200 лв.',
    ]);
    expect(seo.head).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect((await listing({ images: [] })).og('image')).toBe(`${origin}/share.jpg`);
  });

  it('names floor plans apart from the photos', async () => {
    const plan = { id: 'def', width: 1280, height: 853, alt: '', placeholder: '', isFloorPlan: true };
    const [data] = (await listing({ images: [...aListing.images, plan] })).data;
    expect(data).toMatchObject({
      image: [`${origin}/media/abc-1280.jpg`],
      mainEntity: { accommodationFloorPlan: [{ layoutImage: `${origin}/media/def-1280.jpg` }] },
    });
  });

  it('tells search engines the offer, the home and the way to it', async () => {
    const [data, trail] = (await listing()).data;
    expect(data).toMatchObject({
      '@type': 'RealEstateListing',
      url: `${origin}/properties/${id}`,
      datePosted: aListing.publishedAt,
      image: [`${origin}/media/abc-1280.jpg`],
      offers: {
        '@type': 'Offer',
        price: '613.55',
        priceCurrency: 'EUR',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: '613.55',
          priceCurrency: 'EUR',
          unitCode: 'MON',
        },
        availability: 'https://schema.org/InStock',
        priceValidUntil: '2026-12-01',
      },
      mainEntity: {
        '@type': 'Apartment',
        floorSize: { value: 62, unitCode: 'MTK' },
        numberOfRooms: 2,
        petsAllowed: false,
        address: { addressLocality: 'София', addressRegion: 'Лозенец', addressCountry: 'BG' },
        geo: { latitude: 42.67, longitude: 23.32 },
        amenityFeature: [{ name: 'Wi-Fi' }, { name: 'Балкон' }],
      },
    });
    expect(data?.mainEntity.address).not.toHaveProperty('streetAddress');
    expect(trail?.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
      'Начало',
      'Обяви',
      'София',
      aListing.title,
    ]);
  });

  it('names the sum in euro in structured data and previews, in the site’s currency in words', async () => {
    const seo = await seoOf(`/properties/${id}`, { getProperty: { data: aListing } }, 'EUR');
    expect(seo.title).toBe('Светъл двустаен до метрото, Лозенец, София – 613,55 € · Покрив');
    expect(seo.description).toContain('613,55 € / 1 200 лв. на месец.');
    const previewed = ['price:amount', 'price:currency'].map(
      (name) => new RegExp(`<meta property="product:${name}" content="(.*?)">`, 'u').exec(seo.head)?.[1],
    );
    expect(previewed).toEqual(['613.55', 'EUR']);
    expect(seo.head).not.toContain('BGN');
    expect((await listing({ price: undefined })).head).not.toMatch(/product:price|"offers"/u);
  });

  it.each([
    [{ layout: undefined }, 'Апартамент, 62 м², Лозенец, София. 1 200 лв. / 613,55 € на месец. Тих'],
    [{ propertyType: undefined }, 'Двустаен'],
    [{ area: undefined }, 'Апартамент, двустаен, Лозенец, София. '],
    [{ price: undefined }, 'Апартамент, двустаен, 62 м², Лозенец, София. Тих апартамент'],
    [{ description: undefined }, /на месец\.?$/u],
  ])('describes a home with what is known: %o', async (changes, text) => {
    const { description } = await listing(changes);
    if (typeof text === 'string') expect(description?.toLowerCase()).toContain(text.toLowerCase());
    else expect(description).toMatch(text);
    expect(description).not.toMatch(/undefined|, ,|\. \./u);
  });

  it('gives the street when its owner shows it', async () => {
    const location = { city: 'sofia', street: 'ул. Златен рог', number: '7', showExactAddress: true };
    const [data] = (await listing({ location })).data;
    expect(data?.mainEntity.address.streetAddress).toBe('ул. Златен рог 7');
  });

  it('lets no text out of its place', async () => {
    const evil = `</script><script>alert(1)</script><!-- "'>&`;
    const { head, data } = await listing({ title: evil, description: evil });
    expect(head.match(/<script/gu)).toHaveLength(2);
    expect(head.match(/<\/script>/gu)).toHaveLength(2);
    expect(head).not.toContain('<!--');
    expect(head).toContain(
      '<title>&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;!-- &quot;&#39;&gt;&amp;, Лозенец',
    );
    expect(head.match(/<meta [^<>]*>/gu)).toHaveLength(head.split('<meta ').length - 1);
    expect([data[0]?.name, data[1]?.itemListElement.at(-1).name]).toEqual([evil, evil]);
  });

  it('is kept out of indexes while the listing is only remembered', async () => {
    for (const status of ['rented', 'expired']) {
      const seo = await listing({ status });
      expect([seo.status, seo.isIndexed, seo.canonical, seo.data]).toEqual([200, false, undefined, []]);
    }
  });

  it.each([
    ['NOT_FOUND', 404, 'Обявата не е намерена · Покрив'],
    ['BAD_REQUEST', 404, 'Обявата не е намерена · Покрив'],
    ['GONE', 410, 'Обявата вече я няма · Покрив'],
  ] as const)('answers %s with %i', async (error, status, title) => {
    const seo = await seoOf(`/properties/${id}`, { getProperty: error });
    expect([seo.status, seo.title, seo.isIndexed]).toEqual([status, title, false]);
  });

  it.each(['UNAVAILABLE', 'TIMEOUT', 'INTERNAL'] as const)(
    'goes out without details at %s',
    async (error) => {
      const seo = await seoOf(`/properties/${id}`, { getProperty: error });
      expect([seo.status, seo.isIndexed, seo.canonical]).toEqual([200, true, `${origin}/properties/${id}`]);
      expect(seo.title).toContain('Покрив');
    },
  );
});

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
