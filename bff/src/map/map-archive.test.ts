import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startBff, type TestBff } from '../start-bff.testing.ts';
import { openMapArchive } from './map-archive.ts';

const BYTES = Buffer.from(Array.from({ length: 1000 }, (_, at) => at % 251));

describe('the archive of streets', () => {
  let folder: string;
  let bff: TestBff;
  let url: string;
  beforeAll(async () => {
    // hidden like `.data`, its folder in the local stack
    folder = await mkdtemp(join(tmpdir(), '.pokriv-map-'));
    await writeFile(join(folder, 'bulgaria.pmtiles'), BYTES);
    const mapArchive = openMapArchive(join(folder, 'bulgaria.pmtiles'));
    url = mapArchive.url;
    bff = await startBff({ mapArchive });
  });
  afterAll(async () => {
    await bff.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('answers the bytes of a range', async () => {
    const reply = await bff.get(url, { range: 'bytes=100-199' });
    expect(reply.status).toBe(206);
    expect(reply.headers.get('content-range')).toBe('bytes 100-199/1000');
    expect(Buffer.from(await reply.arrayBuffer())).toEqual(BYTES.subarray(100, 200));
  });

  it('names its version, so that the browser keeps ranges', async () => {
    const reply = await bff.get(url, { range: 'bytes=0-9' });
    expect(reply.headers.get('etag')).toBeTruthy();
    expect(reply.headers.get('cache-control')).toBe('public, max-age=86400');
    expect(reply.headers.get('content-type')).toBe('application/octet-stream');
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('refuses a range beyond its end', async () => {
    const reply = await bff.get(url, { range: 'bytes=5000-6000' });
    expect(reply.status).toBe(416);
  });

  it('is read only', async () => {
    expect((await fetch(`${bff.origin}${url}`, { method: 'POST' })).status).toBe(404);
  });

  it('is no file of the site without the setting', async () => {
    const other = await startBff();
    expect((await other.get(url)).status).toBe(404);
    await other.close();
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
