import { CURRENCY_COOKIE, formatIn } from '@pokriv/contracts/money';
import { cityName } from '@pokriv/contracts/place/cities';
import { findDistrict } from '@pokriv/contracts/place/districts';
import { listingTitle, tabTitle } from '@pokriv/contracts/search/page-titles';

import { ask } from '../../support/api.ts';
import { tokenOf } from '../../support/landlords.ts';
import { findCards, listingThat } from '../../support/listings.ts';
import { headOf } from '../../support/page-head.ts';
import { expect, test } from '../../support/test.ts';

const HOUR = 3_600_000;
const SITEMAP_MAX = 50_000;

const site = (path: string) => `http://localhost:${process.env.E2E_PORT}${path}`;
const locations = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/gu)].map(([, address = '']) => address.replaceAll('&amp;', '&'));

test.describe('HTML head', () => {
  test('of a listing describes the offer, place and price', async ({ page }) => {
    const listing = await listingThat(
      ({ status, images, location }) => status === 'active' && images.length > 0 && Boolean(location.city),
    );
    const head = await headOf(page, `/properties/${listing.id}`);
    const address = site(`/properties/${listing.id}`);

    expect(head.status).toBe(200);
    expect(head.title).toBe(tabTitle(listingTitle(listing, 'BGN') ?? ''));
    expect(head.description).toContain(cityName(listing.location.city ?? ''));
    expect([head.canonical, head.robots]).toEqual([address, null]);
    expect(head.graph).toMatchObject({
      'og:site_name': 'Покрив',
      'og:locale': 'bg_BG',
      'og:title': listingTitle(listing, 'BGN'),
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
        price: ((listing.price?.cents ?? 0) / 100).toFixed(2),
        priceCurrency: 'EUR',
        priceSpecification: { unitCode: 'MON' },
      },
    });
    expect(head.data.BreadcrumbList?.itemListElement).toHaveLength(4);
    const inEuro = await headOf(page, `/properties/${listing.id}`, { cookie: `${CURRENCY_COOKIE}=EUR` });
    expect(inEuro.graph['og:title']).toBe(listingTitle(listing, 'EUR'));
    expect(inEuro.data.RealEstateListing).toEqual(head.data.RealEstateListing);
  });

  test('of a city page gives the count and the listings', async ({ page }) => {
    const head = await headOf(page, '/properties?location=sofia&sort=price_asc');
    const [cheapest] = await findCards({ location: 'sofia', sort: 'price_asc' });
    expect(head.title).toMatch(/^Жилища под наем в София – \d+\sобяв[аи] · Покрив$/u);
    const least = cheapest ? formatIn(cheapest.price, 'BGN').replaceAll('\u00a0', ' ') : '';
    expect(head.description?.replaceAll('\u00a0', ' ')).toContain(`от ${least}`);
    expect(head.canonical).toBe(site('/properties?location=sofia'));
    const items = head.data.ItemList?.itemListElement as { url: string }[];
    expect(items[0]?.url).toBe(site(`/properties/${cheapest?.id}`));
    expect(head.data.BreadcrumbList?.itemListElement).toHaveLength(3);
  });

  test('of the home page describes the site', async ({ page }) => {
    const head = await headOf(page, '/');
    expect(head.title).toBe('Жилища под наем в България · Покрив');
    expect([head.canonical, head.robots]).toEqual([site('/'), null]);
    expect(Object.keys(head.data)).toEqual(['WebSite', 'Organization']);
    expect((await page.request.get(head.graph['og:image'] ?? '')).ok()).toBe(true);
  });

  test('marks filtered, private, preview and missing pages as noindex', async ({ page }) => {
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

  test('and HTTP status of a listing follow its state', async ({ page }) => {
    const token = await tokenOf('admin@demo.bg');
    // Listings of other journeys are newer and change their state.
    const ofState = async (status: 'expired' | 'rented' | 'pending' | 'draft') =>
      (await ask('listAllProperties', { query: { status, limit: '50' }, token })).data
        .filter(({ createdAt }) => Date.parse(createdAt) < Date.now() - HOUR)
        .slice(0, 3);

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

test.describe('crawler files', () => {
  test('robots.txt names the sitemap and disallows API and private pages', async ({ request }) => {
    const reply = await request.get('/robots.txt');
    expect(reply.headers()['content-type']).toContain('text/plain');
    const lines = (await reply.text()).split('\n');
    expect(lines).toContain(`Sitemap: ${site('/sitemap.xml')}`);
    for (const own of ['/api/', '/admin', '/profile', '/favorites', '/my-properties'])
      expect(lines).toContain(`Disallow: ${own}`);
  });

  test('sitemap lists every public listing, every city and every known district with listings', async ({
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

    // Sitemap files are rebuilt hourly: later listings are missing.
    const settled = (await findCards({ sort: 'newest' })).filter(
      ({ publishedAt }) => Date.parse(publishedAt ?? '') < Date.now() - HOUR,
    );
    expect(settled.length).toBeGreaterThan(0);
    let districtsSeen = 0;
    for (const { id, location } of settled) {
      expect(addresses).toContain(site(`/properties/${id}`));
      expect(addresses).toContain(site(`/properties?location=${location.city}`));
      const { city, neighborhood } = location;
      if (!neighborhood || !findDistrict(city, neighborhood)) continue;
      const query = new URLSearchParams({ location: city, neighborhood });
      expect(addresses).toContain(site(`/properties?${query}`));
      districtsSeen += 1;
    }
    expect(districtsSeen).toBeGreaterThan(0);
    expect(addresses.filter((address) => /login|favorites|admin/u.test(address))).toEqual([]);
  });
});

test('scripts of a page are those of the shown slice alone', async ({ page }) => {
  for (const [address, slice] of [
    ['/properties', 'mfe-listings'],
    ['/login', 'mfe-account'],
  ] as const) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    // a rendered page adds its scripts, and their preloads before them, after its first picture
    await page.locator('script[src]').first().waitFor({ state: 'attached' });
    const preloads = await page
      .locator('link[rel="preload"][as="script"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const ofSlices = preloads.filter((path) => path.startsWith('/mfe/'));
    expect(ofSlices.length).toBeGreaterThan(0);
    expect(ofSlices.filter((path) => !path.startsWith(`/mfe/${slice}/`))).toEqual([]);
    for (const path of preloads) expect((await page.request.get(path)).status()).toBe(200);
  }
});
