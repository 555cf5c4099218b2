import { mkdir, mkdtemp, utimes, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { startBff, type TestBff } from '../start-bff.testing.ts';

const long = 'дом();'.repeat(200);

interface Raw {
  status: number | undefined;
  encoding: string | undefined;
  etag: string;
  body: Buffer;
}

describe('built files', () => {
  let folder: string;
  let bff: TestBff;

  const write = async (path: string, content: string | Buffer, at?: Date) => {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
    if (at) await utimes(dirname(dirname(file)), at, at);
  };
  /** Raw request: `fetch` would accept and decode every encoding. */
  const get = (path: string, headers: Record<string, string> = {}) =>
    new Promise<Raw>((resolve, reject) => {
      const asking = httpRequest(bff.origin + path, { headers }, (reply) => {
        const chunks: Buffer[] = [];
        reply.on('data', (chunk: Buffer) => chunks.push(chunk));
        reply.on('end', () =>
          resolve({
            status: reply.statusCode,
            encoding: reply.headers['content-encoding'],
            etag: reply.headers.etag ?? '',
            body: Buffer.concat(chunks),
          }),
        );
      });
      asking.on('error', reject).end();
    });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pokriv-files-'));
    await write('shell/s3/assets/main.3.js', long);
    await write('shell/s3/assets/exact.3.js', 'a'.repeat(1000));
    await write('shell/s3/assets/short.3.js', 'a'.repeat(999));
    await write('shell/s3/assets/icon.png', long);
    await write('shell/s3/assets/built.3.js', long);
    await write('shell/s3/assets/built.3.js.br', 'built br');
    await write('shell/s3/assets/built.3.js.gz', 'built gz');
    await write('shell/s3/sw.js', 'current()');
    await write('shell/s1/assets/shared.js', 'oldest()', new Date('2026-11-01'));
    await write('shell/s2/assets/shared.js', 'older()', new Date('2026-11-02'));
    await write('shell/s2/removed.js', 'removed()');
    await utimes(join(folder, 'shell/s2'), new Date('2026-11-02'), new Date('2026-11-02'));
    await write('mfe-listings/v1/server.js', 'server()');
    await write('mfe-listings/v1/chunks.json', '{}');
    const slice = { version: 'v1', entry: '/mfe/mfe-listings/v1/remoteEntry.js', preload: [] };
    await write(
      'manifest.json',
      JSON.stringify({ slices: { 'mfe-listings': slice }, shell: { version: 's3' } }),
    );
    bff = await startBff({ deploymentsDir: folder });
  });
  afterAll(() => bff.close());

  it.each([
    ['gzip, deflate, br', 'br', (body: Buffer) => brotliDecompressSync(body)],
    ['gzip, deflate', 'gzip', (body: Buffer) => gunzipSync(body)],
    ['identity', undefined, (body: Buffer) => body],
  ])('travel to a browser that accepts %s as %s', async (accepted, encoding, decode) => {
    const reply = await get('/assets/main.3.js', { 'accept-encoding': accepted });
    expect([reply.encoding, decode(reply.body).toString()]).toEqual([encoding, long]);
  });

  it.each([
    ['of 1000 bytes', '/assets/exact.3.js', 'br'],
    ['of fewer bytes', '/assets/short.3.js', undefined],
    ['of a picture', '/assets/icon.png', undefined],
  ])('%s: %s is compressed as %s', async (_what, path, encoding) => {
    expect((await get(path, { 'accept-encoding': 'br' })).encoding).toBe(encoding);
  });

  it.each([
    ['br', 'br'],
    ['gzip', 'gz'],
  ])('are sent as the build compressed them: %s', async (encoding, built) => {
    const { body } = await get('/assets/built.3.js', { 'accept-encoding': encoding });
    expect(body.toString()).toBe(`built ${built}`);
  });

  it('have a tag for each encoding, of which any is answered with 304', async () => {
    const [plain, br] = [
      await get('/assets/main.3.js'),
      await get('/assets/main.3.js', { 'accept-encoding': 'br' }),
    ];
    expect(br.etag).toBe(`${plain.etag.slice(0, -1)}-br"`);
    for (const etag of [plain.etag, br.etag]) {
      const again = await get('/assets/main.3.js', { 'if-none-match': etag });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    }
    expect((await get('/assets/main.3.js', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('come from the newest of the older shells where the current one has none', async () => {
    expect((await get('/assets/shared.js')).body.toString()).toBe('older()');
  });

  it.each([
    ['a fixed name of an older shell only', '/removed.js'],
    ['an address in other letters', '/MFE-manifest.json'],
    ['the server program of a slice', '/mfe/mfe-listings/v1/server.js'],
    ['the chunk names of a slice', '/mfe/mfe-listings/v1/chunks.json'],
  ])('are not found by %s', async (_what, path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('list the current slices under a tag', async () => {
    const { status, etag, body } = await get('/mfe-manifest.json');
    expect([status, Object.keys(JSON.parse(body.toString()).slices)]).toEqual([200, ['mfe-listings']]);
    expect((await get('/mfe-manifest.json', { 'if-none-match': etag })).status).toBe(304);
    expect((await get('/mfe-manifest.json', { 'if-none-match': '"other"' })).status).toBe(200);
  });
});
