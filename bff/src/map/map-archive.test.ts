import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';

import { anS3Server } from '@pokriv/service-kit/file-store/an-s3-server';
import type { FileStore } from '@pokriv/service-kit/file-store/file-store';

import type { BffOptions } from '../bff-options.ts';
import { startBff, type TestBff } from '../start-bff.testing.ts';
import { openFileArchive } from './file-archive.ts';
import { serveArchive, type ArchiveVersion } from './map-archive.ts';
import { withStreets, type StreetsPlace } from './open-streets.ts';

const BYTES = Buffer.from(Array.from({ length: 1000 }, (_, at) => at % 251));

const inFile = async () => {
  // hidden like `.data`, its folder in the local stack
  const folder = await mkdtemp(join(tmpdir(), '.pokriv-map-'));
  const file = join(folder, 'bulgaria.pmtiles');
  await writeFile(file, BYTES);
  return {
    place: file,
    replace: async (bytes: Buffer) => {
      await writeFile(`${file}.part`, bytes);
      await rename(`${file}.part`, file);
    },
    remove: () => rm(file),
    end: () => rm(folder, { recursive: true, force: true }),
  };
};

const KEY = 'map/bulgaria.pmtiles';

async function inBucket() {
  const { store, settings, close } = await anS3Server();
  await putInto(store(), BYTES);
  return {
    place: { bucket: settings, key: KEY },
    replace: (bytes: Buffer) => putInto(store(), bytes),
    remove: () => store().remove([KEY]),
    end: close,
  };
}

const putInto = (store: FileStore, bytes: Buffer) =>
  store.write(KEY, (target) => pipeline(Readable.from([bytes]), target));

const attribution = '© OpenStreetMap';

/** A BFF with the archive, and the archive's address. */
async function startWithStreets(place: StreetsPlace) {
  const { mapArchive } = await withStreets({ boot: {} } as BffOptions, { place, attribution });
  return { bff: await startBff({ mapArchive }), url: mapArchive?.url ?? '' };
}

describe.each([
  ['a file', inFile],
  ['a bucket', inBucket],
])('the archive of streets in %s', (_where, store) => {
  let bff: TestBff;
  let url: string;
  let end: () => Promise<void>;
  beforeAll(async () => {
    const stored = await store();
    end = stored.end;
    ({ bff, url } = await startWithStreets(stored.place));
  });
  afterAll(async () => {
    await bff.close();
    await end();
  });

  it('answers the bytes of a range', async () => {
    const reply = await bff.get(url, { range: 'bytes=100-199' });
    expect(reply.status).toBe(206);
    expect(reply.headers.get('content-range')).toBe('bytes 100-199/1000');
    expect(reply.headers.get('content-length')).toBe('100');
    expect(Buffer.from(await reply.arrayBuffer())).toEqual(BYTES.subarray(100, 200));
  });

  it.each([
    ['a range to the end', 'bytes=900-', 206, BYTES.subarray(900)],
    ['a range from the end', 'bytes=-50', 206, BYTES.subarray(950)],
    ['a range over the end', 'bytes=990-5000', 206, BYTES.subarray(990)],
    ['no readable range', 'bytes=x', 200, BYTES],
  ])('answers %s', async (_what, range, status, bytes) => {
    const reply = await bff.get(url, { range });
    expect(reply.status).toBe(status);
    expect(Buffer.from(await reply.arrayBuffer())).toEqual(bytes);
  });

  it('names its version, so that the browser keeps ranges', async () => {
    const reply = await bff.get(url, { range: 'bytes=0-9' });
    expect(reply.headers.get('etag')).toBeTruthy();
    expect(reply.headers.get('accept-ranges')).toBe('bytes');
    expect(reply.headers.get('cache-control')).toBe('public, max-age=86400');
    expect(reply.headers.get('content-type')).toBe('application/octet-stream');
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('sends a known version no second time, and no part of another one', async () => {
    const etag = (await bff.get(url, { range: 'bytes=0-9' })).headers.get('etag') ?? '';
    const asked = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
    expect((await bff.get(url, asked)).status).toBe(304);
    const ofKnown = await bff.get(url, { range: 'bytes=0-9', 'if-range': etag });
    const ofOther = await bff.get(url, { range: 'bytes=0-9', 'if-range': '"other"' });
    expect([ofKnown.status, ofOther.status]).toEqual([206, 200]);
  });

  it('answers HEAD with its size', async () => {
    const reply = await fetch(`${bff.origin}${url}`, { method: 'HEAD' });
    expect([reply.status, reply.headers.get('content-length')]).toEqual([200, '1000']);
  });

  it('refuses a range beyond its end', async () => {
    const reply = await bff.get(url, { range: 'bytes=5000-6000' });
    expect(reply.status).toBe(416);
  });

  it('is read only', async () => {
    expect((await fetch(`${bff.origin}${url}`, { method: 'POST' })).status).toBe(404);
  });
});

describe('the archive of streets', () => {
  it('is no file of the site without the setting', async () => {
    const bff = await startBff();
    expect((await bff.get('/map/streets.pmtiles')).status).toBe(404);
    await bff.close();
  });
});

describe.each([
  ['a file', inFile],
  ['a bucket', inBucket],
])('the archive of streets in %s that is replaced', (_where, store) => {
  const NEXT = Buffer.alloc(2500, 7);
  let stored: Awaited<ReturnType<typeof store>>;
  let bff: TestBff;
  let options: BffOptions;
  let url: string;
  const first = { range: 'bytes=0-9' };
  beforeEach(async () => {
    stored = await store();
    options = await withStreets({ boot: {} } as BffOptions, { place: stored.place, attribution });
    bff = await startBff({ mapArchive: options.mapArchive });
    url = options.mapArchive?.url ?? '';
  });
  afterEach(async () => {
    await bff.close();
    await stored.end();
  });

  it('is served in its new version to maps that are open, which tell the two apart', async () => {
    const before = await bff.get(url, first);
    await stored.replace(NEXT);
    const reply = await bff.get(url, { range: 'bytes=2000-2009' });
    expect(reply.status).toBe(206);
    expect(reply.headers.get('content-range')).toBe('bytes 2000-2009/2500');
    expect(reply.headers.get('etag')).toMatch(/^"/u);
    expect(reply.headers.get('etag')).not.toBe(before.headers.get('etag'));
    expect(Buffer.from(await reply.arrayBuffer())).toEqual(NEXT.subarray(2000, 2010));
  });

  it('gets an address of its own on later pages, and is not kept under the former one', async () => {
    await stored.replace(NEXT);
    const reply = await bff.get(url, first);
    expect(reply.headers.get('cache-control')).toBe('no-cache');
    const next = options.boot.mapArchive?.url ?? '';
    expect(next).not.toBe(url);
    expect((await bff.get(next, first)).headers.get('cache-control')).toBe('public, max-age=86400');
  });

  it('is no known version, and has its own size', async () => {
    const etag = (await bff.get(url, first)).headers.get('etag') ?? '';
    await stored.replace(NEXT);
    expect((await bff.get(url, { ...first, 'if-none-match': etag })).status).toBe(206);
    await stored.replace(BYTES);
    const head = await fetch(`${bff.origin}${url}`, { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe('1000');
  });

  it('is missing while it is removed, and found when it is back', async () => {
    await stored.remove();
    const missing = await bff.get(url, first);
    expect(missing.status).toBe(404);
    expect(missing.headers.get('cache-control')).not.toContain('public');
    await stored.replace(NEXT);
    expect((await bff.get(url, first)).status).toBe(206);
  });
});

describe('serveArchive', () => {
  const versionThat = (part: Partial<ArchiveVersion>): ArchiveVersion => ({
    etag: '"a"',
    bytes: 1000,
    writtenAt: new Date(0),
    read: () => Promise.resolve(undefined),
    reopen: () => Promise.resolve(undefined),
    ...part,
  });

  it('gives up an archive that is replaced during each of its reads', async () => {
    let opened = 0;
    const restless: ArchiveVersion = versionThat({
      reopen: () => {
        opened += 1;
        return Promise.resolve({ ...restless, etag: `"${opened}"` });
      },
    });
    const bff = await startBff({ mapArchive: serveArchive(restless) });
    const reply = await bff.get('/map/streets.pmtiles', { range: 'bytes=0-9' });
    expect(reply.status).toBe(503);
    expect(opened).toBeLessThan(10);
    await bff.close();
  });

  it('asks the store once for requests at the same time', async () => {
    let opened = 0;
    const next = versionThat({ etag: '"b"', read: () => Promise.resolve(Readable.from([BYTES])) });
    const former = versionThat({
      reopen: async () => {
        opened += 1;
        await pause(100);
        return next;
      },
    });
    const bff = await startBff({ mapArchive: serveArchive(former) });
    const replies = await Promise.all([1, 2, 3].map(() => bff.get('/map/streets.pmtiles')));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(opened).toBe(1);
    await bff.close();
  });
});

describe('withStreets', () => {
  const tiles = { boot: { mapTiles: { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution } } };

  it('prefers the archive to tiles', async () => {
    const { place, end } = await inFile();
    const { boot, mapArchive } = await withStreets(tiles as BffOptions, { place, attribution });
    expect(boot).toEqual({ mapArchive: { url: mapArchive?.url, attribution } });
    await end();
  });

  it('starts with the tiles while the store is away', async () => {
    const { settings, close } = await anS3Server();
    await close();
    const place = { bucket: settings, key: KEY };
    expect(await withStreets(tiles as BffOptions, { place, attribution })).toBe(tiles);
  });

  it('refuses to start without the object', async () => {
    const { settings, close } = await anS3Server();
    const place = { bucket: settings, key: 'none.pmtiles' };
    await expect(withStreets(tiles as BffOptions, { place, attribution })).rejects.toThrow('none.pmtiles');
    await close();
  });
});

describe('openFileArchive', () => {
  it('refuses to start without the file', async () => {
    await expect(openFileArchive('/nowhere/streets.pmtiles')).rejects.toThrow('/nowhere/streets.pmtiles');
  });
});
