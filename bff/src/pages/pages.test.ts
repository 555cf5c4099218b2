import { mkdir, mkdtemp, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { startBff, type TestBff } from '../start-bff.testing.ts';

const html = `<!doctype html><html lang="bg"><head><!--head--><title>Покрив</title><!--/head--><!--boot-->
<script defer src="/assets/main.0123456789.js"></script></head><body><div id="root"></div><script>start()</script></body></html>`;
const script = 'const words = "дом ".repeat(1);'.repeat(200);

const slice = (version: string) => ({
  version,
  entry: `/mfe/mfe-listings/${version}/remoteEntry.0a1b2c3d4e.js`,
  preload: [`/mfe/mfe-listings/${version}/routes.0a1b2c3d4e.js`],
  history: [{ version: 'older' }],
});

describe('pages and built files', () => {
  let folder: string;
  let bff: TestBff;
  let live: TestBff;

  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  };
  const deploy = async (version: string, shell = 's2') => {
    await write(
      'manifest.new',
      JSON.stringify({ slices: { 'mfe-listings': slice(version) }, shell: { version: shell } }),
    );
    await rename(join(folder, 'manifest.new'), join(folder, 'manifest.json'));
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pokriv-pages-'));
    await write('shell/s1/assets/main.aaaaaaaaaa.js', 'old()');
    await write('shell/s2/index.html', html);
    await write('shell/s2/sw.js', 'worker()');
    await write('shell/s2/assets/main.0123456789.js', script);
    await write('mfe-listings/v1/remoteEntry.0a1b2c3d4e.js', 'entry()');
    await write('secret.txt', 'secret');
    await deploy('v1');
    bff = await startBff({ deploymentsDir: folder });
    live = await startBff({ deploymentsDir: folder, isProduction: true });
  });
  afterAll(() => Promise.all([bff.close(), live.close()]));

  it('give a browser a signed id with its first page only', async () => {
    const [cookie = ''] = (await bff.get('/')).headers.getSetCookie();
    expect(cookie).toMatch(/^visitor=[^;]+; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/u);
    const again = await bff.get('/', { cookie: cookie.split(';')[0] ?? '' });
    expect(again.headers.getSetCookie()).toEqual([]);
  });

  it('carry a fresh nonce in the policy, on every script and for styled-components', async () => {
    const [one, other] = [await bff.get('/'), await bff.get('/')];
    const nonceOf = (reply: Response) =>
      /script-src 'self' 'nonce-([^']+)'/u.exec(reply.headers.get('content-security-policy') ?? '')?.[1];
    const [nonce, page] = [nonceOf(one), await one.text()];
    expect(nonce).toBeTruthy();
    expect(nonceOf(other)).not.toBe(nonce);
    expect(page).toContain(`<meta property="csp-nonce" nonce="${nonce}" content="${nonce}">`);
    expect(page).toContain(`<script nonce="${nonce}" defer src="/assets/main.0123456789.js">`);
    expect(page).toContain(`<script nonce="${nonce}">start()`);
    expect(one.headers.get('content-security-policy')).not.toMatch(/unsafe/u);
    expect(one.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(one.headers.get('cache-control')).toBe('no-cache');
    expect(one.headers.get('strict-transport-security')).toBeNull();
  });

  it('travel compressed to who can read that', async () => {
    const reply = await bff.get('/', { 'accept-encoding': 'gzip, br' });
    expect([reply.headers.get('content-encoding'), (await reply.text()).includes('id="root"')]).toEqual([
      'br',
      true,
    ]);
  });

  it('carry the slices and ask at once for the files of the slice that they show', async () => {
    const page = await (await bff.get('/properties/p1')).text();
    const boot = JSON.parse(
      /<script type="application\/json" id="boot">(.*?)<\/script>/u.exec(page)?.[1] ?? '',
    ) as object;
    const { history: _history, ...shown } = slice('v1');
    expect(boot).toMatchObject({
      slices: { 'mfe-listings': shown },
      authEmulator: true,
      primaryCurrency: 'BGN',
      siteCurrency: 'BGN',
    });
    expect(JSON.stringify(boot)).not.toContain('older');
    expect(page).toContain(`<link rel="preload" as="script" href="${shown.entry}" crossorigin="anonymous">`);
    expect(page).toContain(`href="${shown.preload[0]}"`);
    expect(await (await bff.get('/no/such/page')).text()).not.toContain('rel="preload"');
  });

  it.each([
    ['currency=EUR', 'EUR'],
    ['visitor=x; currency=EUR', 'EUR'],
    ['currency=BGN', 'BGN'],
    ['currency=USD', 'BGN'],
    ['currency=EURO', 'BGN'],
    ['other_currency=EUR', 'BGN'],
  ])('carry the currency of the cookie „%s“: %s', async (cookie, shown) => {
    const reply = await bff.get('/', { cookie });
    const page = await reply.text();
    expect(page).toContain(`"siteCurrency":"BGN","primaryCurrency":"${shown}"`);
    expect(reply.headers.get('vary')).toBe('Accept-Encoding, Cookie');
  });

  it('are titled in the currency of the cookie, as the browser titles them', async () => {
    const price = { cents: 50_000, currency: 'EUR', bgn: 977.92 };
    const listing = { id: 'p1', title: 'Светъл дом', price, location: {}, images: [], status: 'rented' };
    const other = await startBff({ deploymentsDir: folder });
    other.upstreams.property.answerWith((_request, reply) =>
      reply
        .setHeader('Content-Type', 'application/json')
        .end(JSON.stringify({ success: true, data: listing })),
    );
    const headOf = async (cookie: string) =>
      (await (await other.get('/properties/p1', { cookie })).text()).replaceAll('\u00a0', ' ');
    expect(await headOf('currency=EUR')).toContain('<title>Светъл дом – 500 € · Покрив</title>');
    expect(await headOf('currency=EUR')).toContain('500 € / 977,92 лв. на месец');
    expect(await headOf('')).toContain('<title>Светъл дом – 977,92 лв. · Покрив</title>');
    await other.close();
  });

  it('answer an unknown address with the same page and 404', async () => {
    const reply = await bff.get('/no/such/page');
    expect([reply.status, reply.headers.get('x-robots-tag')]).toEqual([404, 'noindex']);
    expect(await reply.text()).toContain('<div id="root">');
    for (const path of [
      '/',
      '/properties',
      '/admin/users',
      '/guides/publishing',
      '/edit-property/p1',
      '/index.html',
    ]) {
      expect((await bff.get(path)).status).toBe(200);
    }
  });

  it('serve built files for ever, compressed, and those with fixed names afresh', async () => {
    const built = await bff.get('/assets/main.0123456789.js', { 'accept-encoding': 'gzip, br' });
    expect([built.headers.get('content-encoding'), await built.text()]).toEqual(['br', script]);
    expect(built.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(
      (await bff.get('/mfe/mfe-listings/v1/remoteEntry.0a1b2c3d4e.js')).headers.get('content-type'),
    ).toContain('javascript');
    const worker = await bff.get('/sw.js');
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    expect((await bff.get('/sw.js', { 'if-none-match': worker.headers.get('etag') ?? '' })).status).toBe(304);
  });

  it('serve an open page the files of its older shell', async () => {
    expect(await (await bff.get('/assets/main.aaaaaaaaaa.js')).text()).toBe('old()');
  });

  it.each([
    '/assets/none.js',
    '/mfe/mfe-listings/v1/none.js',
    '/mfe/mfe-listings/v9/remoteEntry.js',
    '/favicon.ico',
    '/mfe/shell/s2/index.html',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/mfe/mfe-listings/..%2f..%2fsecret.txt',
    '/secret.txt',
    '/mfe/manifest.json',
    '/.env',
  ])('answer 404 in plain text at %s', async (path) => {
    const reply = await bff.get(path);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8']);
  });

  it('follow the manifest without a restart, forwards and back', async () => {
    const entryNow = async () => {
      const { slices } = (await (await bff.get('/mfe-manifest.json')).json()) as {
        slices: Record<string, { version: string }>;
      };
      return [
        slices['mfe-listings']?.version,
        /mfe-listings\/(v\d)\/remoteEntry/u.exec(await (await bff.get('/')).text())?.[1],
      ];
    };
    await deploy('v2');
    await pause(250);
    expect(await entryNow()).toEqual(['v2', 'v2']);
    await writeFile(join(folder, 'manifest.json'), '{ half');
    await pause(250);
    expect(await entryNow()).toEqual(['v2', 'v2']);
    await deploy('v1');
    await pause(250);
    expect(await entryNow()).toEqual(['v1', 'v1']);
  });

  it('say that they are being prepared before the first deployment', async () => {
    const early = await startBff();
    const reply = await early.get('/');
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '2']);
    await early.close();
  });

  it.each([
    '/',
    '/sw.js',
    '/assets/none.js',
    '/robots.txt',
    '/media/x.webp',
    '/api/health',
    '/api/properties',
    '/api/nothing',
    '/api/docs',
    '/api/properties/p1',
  ])('bind a browser to https in production, and only there: %s', async (path) => {
    for (let time = 0; time < 2; time += 1) {
      const { headers } = await live.get(path);
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    }
    expect((await bff.get(path)).headers.get('strict-transport-security')).toBeNull();
  });

  it('are open to the identity provider in production only', async () => {
    const { headers } = await live.get('/');
    expect(headers.get('content-security-policy')).toContain('https://identitytoolkit.googleapis.com');
  });

  it('allow reCAPTCHA on the profile alone, in production alone', async () => {
    const policyOf = async (from: typeof bff, path: string) =>
      (await from.get(path)).headers.get('content-security-policy') ?? '';
    expect(await policyOf(live, '/profile')).toMatch(
      /script-src [^;]*https:\/\/www\.google\.com\/recaptcha\/ https:\/\/www\.gstatic\.com\/recaptcha\/;.*frame-src [^;]*https:\/\/www\.google\.com\/recaptcha\//u,
    );
    expect(await policyOf(live, '/profile/')).toContain('recaptcha');
    for (const path of ['/', '/login', '/profile/other', '/nothing'])
      expect(await policyOf(live, path)).not.toContain('recaptcha');
    expect(await policyOf(bff, '/profile')).not.toContain('recaptcha');
    expect(await (await live.get('/profile')).text()).toContain('"recaptcha":true');
    expect(await (await live.get('/login')).text()).not.toContain('"recaptcha"');
  });

  it('of a slice that brings a new page are known, titled and kept from robots as its deployment says', async () => {
    const page = { path: '/viewings/:id', title: 'Огледи', indexing: 'disallowed' };
    const of = async (path: string) => {
      const reply = await bff.get(path);
      return { status: reply.status, html: await reply.text() };
    };
    expect((await of('/viewings/1')).status).toBe(404);
    await write(
      'manifest.json',
      JSON.stringify({
        slices: { 'mfe-viewings': { ...slice('v1'), routes: [page] } },
        shell: { version: 's2' },
      }),
    );
    await pause(300);
    const { status, html: shown } = await of('/viewings/1');
    expect(status).toBe(200);
    expect(shown).toContain('<title>Огледи · Покрив</title>');
    expect(shown).toContain('<meta name="robots" content="noindex">');
    expect(shown).toContain('"mfe-viewings":["/viewings/:id"]');
    await expect(of('/robots.txt')).resolves.toMatchObject({
      html: expect.stringContaining('Disallow: /viewings\n'),
    });
  });

  it('with a secret address send no referrer and are kept from search engines', async () => {
    const { headers } = await bff.get('/shared-lists/token');
    expect([headers.get('referrer-policy'), headers.get('x-robots-tag')]).toEqual(['no-referrer', 'noindex']);
    const open = await bff.get('/help');
    expect([open.headers.get('referrer-policy'), open.headers.get('x-robots-tag')]).toEqual([
      'strict-origin-when-cross-origin',
      null,
    ]);
  });

  it('of a slice whose version brings none stay known', async () => {
    await deploy('v1');
    await pause(300);
    expect((await bff.get('/my-properties')).status).toBe(200);
    expect((await bff.get('/viewings/1')).status).toBe(404);
  });
});
