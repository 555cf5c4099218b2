import { aTokenOf, FakeNetwork, FakeScope, MemoryCaches } from './caches.testing.ts';
import { startWorker } from './start-worker.ts';
import type { WorkerScope } from './worker-scope.ts';

const files = ['/assets/main.0a1b2c3d4e.js', '/offline.html'];
const listing = (number: number) => `65f0a1b2c3d4e5f6${number.toString(16).padStart(8, '0')}`;
const apiOf = (number: number) => `/api/properties/${listing(number)}`;
const pageOf = (number: number) => `/properties/${listing(number)}`;

const barePage = (version = 'v1', main = files[0]) => `<html><script src="${main}"></script>
<script type="application/json" nonce="x" id="boot">${JSON.stringify({
  slices: { 'mfe-listings': { version, entry: `/mfe/mfe-listings/${version}/remoteEntry.0000000000.js` } },
})}</script><div id="root"></div></html>`;

let network: FakeNetwork;
let store: MemoryCaches;
let scope: FakeScope;

const install = async (build = 'b1') => {
  startWorker(scope as unknown as WorkerScope, { build, files });
  await scope.fire('install');
  await scope.fire('activate');
};
const personal = () => [...store.named.keys()].filter((name) => !/^(?:shell-|slices)/u.test(name));
const textOf = async (reply: Response | undefined) => reply?.text();

beforeEach(async () => {
  network = new FakeNetwork();
  store = new MemoryCaches();
  scope = new FakeScope();
  Object.assign(globalThis, { fetch: network.fetch, caches: store });
  for (const path of files) network.set(path, path);
  network.set('/index.html', barePage());
  for (let number = 1; number <= 40; number += 1) {
    network.set(apiOf(number), { data: { id: listing(number) } });
    network.set(`${apiOf(number)}/similar`, { data: [] });
    network.set(pageOf(number), `page ${number}`);
  }
  network.set('/favorites', 'favourites');
  network.set('/api/properties/favorites?page=1', { data: ['of anna'] });
  await install();
});

describe('the service worker, pages', () => {
  it('come from the network while it answers', async () => {
    expect(await textOf(await scope.visit(pageOf(1)))).toBe('page 1');
    network.set(pageOf(1), 'page 1, newer');
    expect(await textOf(await scope.visit(pageOf(1)))).toBe('page 1, newer');
  });

  it('of a visited listing open offline, in the bare page', async () => {
    await scope.visit(pageOf(1));
    network.isAway = true;
    expect(await textOf(await scope.visit(pageOf(1)))).toBe(barePage());
    expect(await (await scope.ask(apiOf(1)))?.json()).toEqual({ data: { id: listing(1) } });
  });

  it('that were not visited fall back to the offline page', async () => {
    network.isAway = true;
    for (const path of [pageOf(2), '/', '/properties?location=sofia', '/favorites', '/login'])
      expect(await textOf(await scope.visit(path))).toBe('/offline.html');
  });

  it('are passed on when the server refuses them', async () => {
    expect((await scope.visit('/no/such/page'))?.status).toBe(404);
    network.set(pageOf(3), 'unwell', 503);
    expect((await scope.visit(pageOf(3)))?.status).toBe(503);
  });

  it('outside the product are left to the browser', async () => {
    for (const path of ['/api/docs', '/media/x', '/sitemap.xml'])
      expect(await scope.visit(path)).toBeUndefined();
  });
});

describe('the service worker, replies', () => {
  it('are never served from a cache while the network answers', async () => {
    await scope.ask(apiOf(1));
    network.set(apiOf(1), { data: 'newer' });
    expect(await (await scope.ask(apiOf(1)))?.json()).toEqual({ data: 'newer' });
  });

  it('to a user’s token are cached for that user only', async () => {
    const [anna, boris] = [aTokenOf('anna'), aTokenOf('boris')];
    await scope.ask('/api/properties/favorites?page=1', { token: anna });
    network.isAway = true;
    expect(await (await scope.ask('/api/properties/favorites?page=1', { token: anna }))?.json()).toEqual({
      data: ['of anna'],
    });
    expect((await scope.ask('/api/properties/favorites?page=1', { token: boris }))?.type).toBe('error');
    expect((await scope.ask('/api/properties/favorites?page=1'))?.type).toBe('error');
    expect(store.pathsOf('own-anna')).toEqual(['/api/properties/favorites?page=1']);
    expect(await textOf(await scope.visit('/favorites'))).toBe(barePage());
    expect(await textOf(await scope.visit('/favorites/compare'))).toBe(barePage());
  });

  it('to an unreadable token are not cached', async () => {
    await scope.ask(apiOf(1), { token: 'nonsense' });
    expect(personal()).toEqual([]);
  });

  it('to writes and other calls are not cached', async () => {
    expect(await scope.ask(apiOf(1), { method: 'PUT' })).toBeUndefined();
    expect(await scope.ask(`${apiOf(1)}/favorite`, { method: 'POST' })).toBeUndefined();
    for (const path of ['/api/properties', '/api/admin/users', '/mfe-manifest.json', '/api/auth/refresh'])
      expect(await scope.ask(path)).toBeUndefined();
  });

  it('about deleted listings are removed', async () => {
    await scope.ask(apiOf(1));
    network.set(apiOf(1), { code: 'GONE' }, 410);
    await scope.ask(apiOf(1));
    network.isAway = true;
    expect((await scope.ask(apiOf(1)))?.type).toBe('error');
  });

  it('stay cached when a service fails', async () => {
    await scope.ask(apiOf(1));
    network.set(apiOf(1), { code: 'UNAVAILABLE' }, 503);
    expect((await scope.ask(apiOf(1)))?.status).toBe(503);
    network.isAway = true;
    expect((await scope.ask(apiOf(1)))?.status).toBe(200);
  });

  it('are bounded: the oldest visited listing is evicted', async () => {
    for (let number = 1; number <= 32; number += 1) await scope.visit(pageOf(number));
    expect(store.pathsOf('visited')).toHaveLength(60);
    expect(store.pathsOf('visited')).not.toContain(apiOf(1));
    expect(store.pathsOf('visited')).toContain(apiOf(32));
  });

  it('are cleared at the end of a session, also those in flight', async () => {
    await scope.visit(pageOf(1));
    await scope.ask('/api/properties/favorites?page=1', { token: aTokenOf('anna') });
    const late = scope.ask('/api/properties/favorites?page=1', { token: aTokenOf('anna') });
    await scope.tell({ type: 'forget' });
    await late;
    expect(personal()).toEqual([]);
  });
});

describe('the service worker, files', () => {
  const entry = '/mfe/mfe-listings/v1/remoteEntry.0000000000.js';

  it('of the shell are served from the cache', async () => {
    network.isAway = true;
    expect(await textOf(await scope.ask(files[0] ?? ''))).toBe(files[0]);
  });

  it('of slices are fetched once for each version', async () => {
    network.set(entry, 'entry');
    await scope.ask(entry);
    await scope.ask(entry);
    expect(network.asked.filter((path) => path === entry)).toHaveLength(1);
  });

  it('are not cached on 404', async () => {
    await scope.ask(entry);
    network.set(entry, 'entry');
    expect((await scope.ask(entry))?.status).toBe(200);
  });

  it('loaded before the worker was active are cached with their listing', async () => {
    network.set(entry, 'entry');
    network.set('/media/ab12-640.webp', 'picture');
    const loaded = [entry, '/media/ab12-640.webp', '/api/secret'].map((path) => `http://localhost${path}`);
    await scope.tell({ type: 'visited', path: pageOf(4), files: loaded });
    expect([...store.pathsOf('slices'), ...store.pathsOf('pictures'), ...store.pathsOf('visited')]).toEqual([
      entry,
      '/media/ab12-640.webp',
      apiOf(4),
      `${apiOf(4)}/similar`,
    ]);
  });

  it('of a picture fall back to another size offline', async () => {
    network.set('/media/ab12-640.webp', 'picture');
    await scope.ask('/media/ab12-640.webp');
    network.isAway = true;
    expect(await textOf(await scope.ask('/media/ab12-1280.webp'))).toBe('picture');
    expect((await scope.ask('/media/cd34-640.webp'))?.type).toBe('error');
  });

  it('of a picture fall back to its other format offline', async () => {
    network.set('/media/ab12-480.avif', 'picture');
    await scope.ask('/media/ab12-480.avif');
    network.isAway = true;
    expect(await textOf(await scope.ask('/media/ab12-320.webp'))).toBe('picture');
  });
});

describe('a newer build', () => {
  it('activates only on request, and deletes the caches of the former one', async () => {
    expect(scope.hasSkipped).toBe(false);
    await scope.tell({ type: 'take-over' });
    expect(scope.hasSkipped).toBe(true);
    await install('b2');
    expect((await store.keys()).filter((name) => name.startsWith('shell-'))).toEqual(['shell-b2']);
  });

  it('reports its files', async () => {
    await scope.tell({ type: 'files' });
    expect(scope.told).toEqual([files]);
  });

  it('does not change the bare page of this build', async () => {
    network.set('/index.html', barePage('v1', '/assets/main.ffffffffff.js'));
    await scope.visit(pageOf(1));
    network.isAway = true;
    expect(await textOf(await scope.visit(pageOf(1)))).toBe(barePage());
  });
});

describe('a deployed slice', () => {
  const kept = ['remoteEntry.0000000000.js', 'detail.1111111111.js'].map(
    (name) => `/mfe/mfe-listings/v1/${name}`,
  );

  it('is cached in its new version, with all chunks that its cached pages need', async () => {
    for (const path of kept) {
      network.set(path, 'old');
      await scope.ask(path);
    }
    network.set('/index.html', barePage('v2'));
    network.set('/mfe/mfe-listings/v2/chunks.json', {
      detail: ['77.3333333333.js', 'detail.2222222222.js'],
      home: ['home.4444444444.js'],
    });
    for (const name of [
      'remoteEntry.0000000000.js',
      '77.3333333333.js',
      'detail.2222222222.js',
      'home.4444444444.js',
    ])
      network.set(`/mfe/mfe-listings/v2/${name}`, 'new');
    await scope.visit(pageOf(1));
    expect(store.pathsOf('slices').map((path) => path.replace('/mfe/mfe-listings/', ''))).toEqual([
      'v2/remoteEntry.0000000000.js',
      'v2/77.3333333333.js',
      'v2/detail.2222222222.js',
    ]);
  });

  it('leaves the cache unchanged when its files cannot be fetched', async () => {
    for (const path of kept) {
      network.set(path, 'old');
      await scope.ask(path);
    }
    network.set('/index.html', barePage('v2'));
    await scope.visit(pageOf(1));
    expect(store.pathsOf('slices')).toEqual(kept);
    network.isAway = true;
    expect(await textOf(await scope.visit(pageOf(1)))).toBe(barePage('v1'));
  });
});
