import { id, leva, origin, seoOf } from './seo-for.testing.ts';

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
