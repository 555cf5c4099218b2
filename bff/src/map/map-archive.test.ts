import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { anS3Server } from '@pokriv/service-kit/file-store/an-s3-server';
import type { FileStore } from '@pokriv/service-kit/file-store/file-store';

import type { BffOptions } from '../bff-options.ts';
import { startBff, type TestBff } from '../start-bff.testing.ts';
import { openMapArchive } from './map-archive.ts';
import { withStreets, type StreetsPlace } from './open-streets.ts';

const BYTES = Buffer.from(Array.from({ length: 1000 }, (_, at) => at % 251));

const inFile = async () => {
  // hidden like `.data`, its folder in the local stack
  const folder = await mkdtemp(join(tmpdir(), '.pokriv-map-'));
  const file = join(folder, 'bulgaria.pmtiles');
  await writeFile(file, BYTES);
  return { place: file, end: () => rm(folder, { recursive: true, force: true }) };
};

const KEY = 'map/bulgaria.pmtiles';

async function inBucket() {
  const { store, settings, close } = await anS3Server();
  await putInto(store(), BYTES);
  return { place: { bucket: settings, key: KEY }, end: close };
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

  it('in a bucket is not served under the address of a replaced version', async () => {
    const { store, settings, close } = await anS3Server();
    await putInto(store(), BYTES);
    const { bff, url } = await startWithStreets({ bucket: settings, key: KEY });
    await putInto(store(), Buffer.alloc(1000));
    const reply = await bff.get(url, { range: 'bytes=0-9' });
    expect(reply.status).toBe(404);
    expect(reply.headers.get('cache-control')).not.toContain('public');
    const next = await withStreets({ boot: {} } as BffOptions, {
      place: { bucket: settings, key: KEY },
      attribution,
    });
    expect(next.mapArchive?.url).not.toBe(url);
    await bff.close();
    await close();
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

describe('openMapArchive', () => {
  it('gives another address to a changed file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pokriv-map-'));
    const file = join(folder, 'a.pmtiles');
    await writeFile(file, 'one');
    const before = openMapArchive(file);
    await writeFile(file, 'other');
    expect((await stat(file)).size).toBe(5);
    expect(openMapArchive(file).url).not.toBe(before.url);
    await rm(folder, { recursive: true });
  });

  it('refuses to start without the file', () => {
    expect(() => openMapArchive('/nowhere/streets.pmtiles')).toThrow('/nowhere/streets.pmtiles');
  });
});
