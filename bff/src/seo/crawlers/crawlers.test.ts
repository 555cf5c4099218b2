import { startBff, type TestBff } from '../../start-bff.testing.ts';

const origin = 'https://pokriv.bg';
const changed = '2026-11-02T10:00:00.000Z';
const idOf = (number: number) => number.toString(16).padStart(24, '0');
const COUNT = 5003;

let bff: TestBff;
/** False for a property service of an earlier release. */
let knowsDistricts = true;

function answerSitemap(): void {
  bff.upstreams.property.answerWith((request, reply) => {
    const url = new URL(request.url ?? '/', 'http://service');
    reply.setHeader('Content-Type', 'application/json');
    if (url.pathname === '/internal/sitemap') {
      const files = ['0', 'a'].map((prefix) => ({ prefix, count: 1, lastModified: changed }));
      const places = [
        { city: 'sofia', propertyType: 'apartment', lastModified: changed },
        { city: 'sofia', propertyType: 'room', lastModified: '2026-11-03T10:00:00.000Z' },
      ];
      const districts = [{ city: 'sofia', neighborhood: 'Младост 1', lastModified: changed }];
      reply.end(JSON.stringify({ files, places, ...(knowsDistricts && { districts }) }));
      return;
    }
    const { after = '', limit, prefix } = Object.fromEntries(url.searchParams);
    const ids = prefix === '0' ? Array.from({ length: COUNT }, (_none, index) => idOf(index)) : [];
    const page = ids.filter((id) => id > after).slice(0, Number(limit));
    reply.end(JSON.stringify({ listings: page.map((id) => [id, changed]) }));
  });
}
const text = async (path: string) => (await bff.get(path)).text();
const places = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/gu)].map(([, place]) => place);

beforeEach(async () => {
  knowsDistricts = true;
  bff = await startBff();
  answerSitemap();
});
afterEach(() => bff.close());

describe('files for robots', () => {
  it('send them to the sitemap and away from calls and private pages', async () => {
    const robots = await text('/robots.txt');
    expect(robots).toContain('Disallow: /api/\n');
    expect(robots).toContain('Disallow: /profile\n');
    expect(robots).not.toContain('/media');
    expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
  });

  it('tell finders of weaknesses whom to write to, for a time that is not over', async () => {
    const reply = await bff.get('/.well-known/security.txt');
    expect(reply.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const text = await reply.text();
    expect(text).toContain('Contact: mailto:security@pokriv.bg\n');
    const expires = Date.parse(/^Expires: (.+)$/mu.exec(text)?.[1] ?? '');
    expect(expires).toBeGreaterThan(Date.now() + 30 * 86_400_000);
    expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
  });

  it('name every file of the sitemap', async () => {
    const reply = await bff.get('/sitemap.xml');
    expect(reply.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const xml = await reply.text();
    expect(places(xml)).toEqual([
      `${origin}/sitemaps/pages.xml`,
      `${origin}/sitemaps/listings-0.xml`,
      `${origin}/sitemaps/listings-a.xml`,
    ]);
    expect(xml).toContain(`<lastmod>${changed}</lastmod>`);
  });

  it('name the pages of districts in which there is something, unless the service does not know them', async () => {
    const district = `${origin}/properties?location=sofia&amp;neighborhood=%D0%9C%D0%BB%D0%B0%D0%B4%D0%BE%D1%81%D1%82+1`;
    expect(places(await text('/sitemaps/pages.xml'))).toContain(district);
    knowsDistricts = false;
    await bff.close();
    bff = await startBff();
    answerSitemap();
    const others = places(await text('/sitemaps/pages.xml'));
    expect(others).toContain(`${origin}/properties?location=sofia`);
    expect(others.filter((place) => place?.includes('neighborhood'))).toEqual([]);
  });

  it('name the pages of cities in which there is something, and no private page', async () => {
    const xml = await text('/sitemaps/pages.xml');
    expect(places(xml)).toEqual(
      expect.arrayContaining([
        `${origin}/`,
        `${origin}/properties`,
        `${origin}/properties?location=sofia`,
        `${origin}/properties?location=sofia&amp;propertyType=room`,
      ]),
    );
    expect(xml).not.toMatch(/varna|profile|admin|login/u);
    expect(xml).toContain(
      `<loc>${origin}/properties?location=sofia</loc><lastmod>2026-11-03T10:00:00.000Z</lastmod>`,
    );
  });

  it('name each listing of a file once, however many pages it takes to read them', async () => {
    const listed = places(await text('/sitemaps/listings-0.xml'));
    expect(new Set(listed).size).toBe(COUNT);
    expect(listed).toHaveLength(COUNT);
    expect(listed.at(-1)).toBe(`${origin}/properties/${idOf(COUNT - 1)}`);
  });

  it('are served as another instance may have divided them, split or joined, and under no other name', async () => {
    const status = async (name: string) => (await bff.get(`/sitemaps/listings-${name}.xml`)).status;
    expect(await Promise.all(['0', '0f', 'all'].map(status))).toEqual([200, 200, 200]);
    expect(await Promise.all(['b', '0f1', 'b0'].map(status))).toEqual([404, 404, 404]);
  });

  it('travel compressed, and not at all to who has them', async () => {
    const path = '/sitemaps/listings-0.xml';
    const plain = await (await bff.get(path, { 'accept-encoding': 'identity' })).text();
    for (const encoding of ['br', 'gzip'] as const) {
      const reply = await bff.get(path, { 'accept-encoding': encoding });
      expect([reply.headers.get('content-encoding'), await reply.text()]).toEqual([encoding, plain]);
    }
    const etag = (await bff.get(path)).headers.get('etag') ?? '';
    expect((await bff.get(path, { 'if-none-match': etag })).status).toBe(304);
  });

  it('are read from the service once for all callers', async () => {
    await Promise.all(Array.from({ length: 8 }, () => text('/sitemaps/pages.xml')));
    await text('/sitemap.xml');
    const asked = bff.upstreams.property.received.filter(({ url }) => url.startsWith('/internal/sitemap?'));
    expect(asked).toHaveLength(1);
  });

  it.each(['/sitemaps/listings-b.xml', '/sitemaps/listings-bb.xml', '/sitemaps/', '/sitemaps/x.xml'])(
    'are missing at %s',
    async (path) => {
      expect((await bff.get(path)).status).toBe(404);
    },
  );

  it('are asked for again after the service was gone', async () => {
    await bff.upstreams.property.close();
    expect((await bff.get('/sitemap.xml')).status).toBe(503);
    await bff.upstreams.property.open();
    expect((await bff.get('/sitemap.xml')).status).toBe(200);
  });
});
