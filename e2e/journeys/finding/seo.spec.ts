import { cityName } from '@pokriv/contracts/place/cities';
import { listingTitle, tabTitle } from '@pokriv/contracts/search/page-titles';

import { ask } from '../../support/api.ts';
import { findCards, listingThat } from '../../support/listings.ts';
import { headOf } from '../../support/page-head.ts';
import { expect, test } from '../../support/test.ts';

const HOUR = 3_600_000;
const SITEMAP_MAX = 50_000;

/** Read as robots read them: the HTML alone. */
test.use({ javaScriptEnabled: false });

const site = (path: string) => `http://localhost:${process.env.E2E_PORT}${path}`;
const locations = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/gu)].map(([, address]) => address ?? '');

test.describe('what search engines and previews of shared links read', () => {
  test('a listing says what is offered, where and for how much', async ({ page }) => {
    const listing = await listingThat(
      ({ status, images, location }) => status === 'active' && images.length > 0 && Boolean(location.city),
    );
    const head = await headOf(page, `/properties/${listing.id}`);
    const address = site(`/properties/${listing.id}`);

    expect(head.status).toBe(200);
    expect(head.title).toBe(tabTitle(listingTitle(listing) ?? ''));
    expect(head.description).toContain(cityName(listing.location.city ?? ''));
    expect([head.canonical, head.robots]).toEqual([address, null]);
    expect(head.graph).toMatchObject({
      'og:site_name': 'Покрив',
      'og:locale': 'bg_BG',
      'og:title': listingTitle(listing),
      'og:url': address,
      'og:image': site(`/media/${listing.images[0]?.id}-1280.jpg`),
    });
    expect((await page.request.get(head.graph['og:image'] ?? '')).headers()['content-type']).toBe(
      'image/jpeg',
    );
    expect(head.data.RealEstateListing).toMatchObject({
      url: address,
      name: listing.title,
      image: expect.arrayContaining([head.graph['og:image']]) as unknown,
      offers: {
        '@type': 'Offer',
        price: listing.price,
        priceCurrency: 'BGN',
        priceSpecification: { unitCode: 'MON' },
      },
    });
    expect(head.data.BreadcrumbList?.itemListElement).toHaveLength(4);
  });

  test('a city page says how many homes there are and lists them', async ({ page }) => {
    const head = await headOf(page, '/properties?location=sofia&sort=price_asc');
    const [cheapest] = await findCards({ location: 'sofia', sort: 'price_asc' });
    expect(head.title).toMatch(/^Жилища под наем в София – \d+\sобяв[аи] · Покрив$/u);
    expect(head.description).toContain(`от ${cheapest?.price}`);
    expect(head.canonical).toBe(site('/properties?location=sofia'));
    const items = head.data.ItemList?.itemListElement as { url: string }[];
    expect(items[0]?.url).toBe(site(`/properties/${cheapest?.id}`));
    expect(head.data.BreadcrumbList?.itemListElement).toHaveLength(3);
  });

  test('the home page says what the site is', async ({ page }) => {
    const head = await headOf(page, '/');
    expect(head.title).toBe('Жилища под наем в България · Покрив');
    expect([head.canonical, head.robots]).toEqual([site('/'), null]);
    expect(Object.keys(head.data)).toEqual(['WebSite', 'Organization']);
    expect((await page.request.get(head.graph['og:image'] ?? '')).ok()).toBe(true);
  });

  test('a page asks at once for the scripts of the slice that it shows, and of no other', async ({
    page,
  }) => {
    for (const [address, slice] of [
      ['/', 'mfe-listings'],
      ['/properties', 'mfe-listings'],
      ['/login', 'mfe-account'],
    ] as const) {
      const { preloads } = await headOf(page, address);
      const ofSlices = preloads.filter((path) => path.startsWith('/mfe/'));
      expect(ofSlices.length).toBeGreaterThan(0);
      expect(ofSlices.filter((path) => !path.startsWith(`/mfe/${slice}/`))).toEqual([]);
      for (const path of preloads) expect((await page.request.get(path)).status()).toBe(200);
    }
  });

  test('what is filtered, private, previewed or missing is kept out of indexes', async ({ page }) => {
    const { id } = await listingThat(({ status }) => status === 'active');
    for (const [address, status] of [
      ['/properties?priceMax=900', 200],
      ['/properties?query=нищо-такова-няма', 200],
      ['/properties?location=no-such-city', 200],
      ['/login', 200],
      ['/favorites', 200],
      [`/properties/${id}?adminPreview=true`, 200],
      ['/properties/000000000000000000000000', 404],
      ['/no/such/page', 404],
    ] as const) {
      const head = await headOf(page, address);
      expect([address, head.status, head.canonical, head.robots]).toEqual([address, status, null, 'noindex']);
    }
  });

  test('a listing answers as its state asks for: shown, remembered, gone or never there', async ({
    page,
  }) => {
    const { data: signedIn } = await ask('login', { body: { email: 'admin@demo.bg', password: 'Demo1234' } });
    const ofState = async (status: 'expired' | 'rented' | 'pending' | 'draft') =>
      (await ask('listAllProperties', { query: { status, limit: '3' }, token: signedIn.token })).data;

    const ended = [...(await ofState('expired')), ...(await ofState('rented'))];
    expect(ended.length).toBeGreaterThan(0);
    for (const { id } of ended) {
      const head = await headOf(page, `/properties/${id}`);
      const ofApi = (await page.request.get(`/api/properties/${id}`)).status();
      expect([200, 410]).toContain(head.status);
      expect([head.status, head.canonical, head.robots]).toEqual([ofApi, null, 'noindex']);
    }
    for (const { id } of [...(await ofState('pending')), ...(await ofState('draft'))])
      expect((await headOf(page, `/properties/${id}`)).status).toBe(404);
  });
});

test.describe('what robots are told', () => {
  test('robots.txt leads to the sitemap and away from calls and private pages', async ({ request }) => {
    const reply = await request.get('/robots.txt');
    expect(reply.headers()['content-type']).toContain('text/plain');
    const lines = (await reply.text()).split('\n');
    expect(lines).toContain(`Sitemap: ${site('/sitemap.xml')}`);
    for (const own of ['/api/', '/admin', '/profile', '/favorites', '/my-properties'])
      expect(lines).toContain(`Disallow: ${own}`);
  });

  test('the sitemap names files, and these every public listing and every city with homes', async ({
    request,
  }) => {
    const index = await request.get('/sitemap.xml');
    expect(index.headers()['content-type']).toContain('xml');
    const files = locations(await index.text());
    const addresses: string[] = [];
    for (const file of files) {
      const found = locations(await (await request.get(file)).text());
      expect(found.length).toBeLessThanOrEqual(SITEMAP_MAX);
      addresses.push(...found);
    }
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).toContain(site('/'));

    // The files are made anew every hour: what came later is not in them yet.
    const settled = (await findCards({ sort: 'newest' })).filter(
      ({ publishedAt }) => Date.parse(publishedAt ?? '') < Date.now() - HOUR,
    );
    expect(settled.length).toBeGreaterThan(0);
    for (const { id, location } of settled) {
      expect(addresses).toContain(site(`/properties/${id}`));
      expect(addresses).toContain(site(`/properties?location=${location.city}`));
    }
    expect(addresses.filter((address) => /login|favorites|admin/u.test(address))).toEqual([]);
  });
});
