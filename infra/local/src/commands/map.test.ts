import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { until } from '@pokriv/service-kit/testing';

import { silentProgress } from '../console/progress.ts';
import { Failure } from '../failure.ts';
import { downloadArchive, fetchMap } from './map.ts';

const ARCHIVE = Buffer.concat([Buffer.from('PMTiles\u0003', 'latin1'), Buffer.alloc(200_000, 'streets')]);
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const SHA256 = sha256(ARCHIVE);
const digestOf = async (path: string) => sha256(await readFile(path));

describe('npm run map -- fetch', () => {
  let folder: string;
  let target: string;
  let ranges: (string | undefined)[];
  let answer: RequestListener;
  const server = createServer((request, reply) => {
    ranges.push(request.headers.range);
    answer(request, reply);
  });
  const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/bulgaria.pmtiles`;
  const download = (expected?: string) =>
    downloadArchive({ address: address(), target, sha256: expected, progress: silentProgress });
  const sizeOfDraft = async () => (await stat(`${target}.part`).catch(() => ({ size: 0 }))).size;

  const whole: RequestListener = (request, reply) => {
    const from = Number(/^bytes=(\d+)-$/u.exec(request.headers.range ?? '')?.[1] ?? 0);
    if (from >= ARCHIVE.length) return void reply.writeHead(416).end();
    reply.writeHead(from > 0 ? 206 : 200).end(ARCHIVE.subarray(from));
  };

  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => server.close());
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pokriv-map-'));
    target = join(folder, 'map', 'streets.pmtiles');
    ranges = [];
    answer = whole;
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('brings the archive and compares its checksum', async () => {
    await download(SHA256.toUpperCase());
    expect(await digestOf(target)).toBe(SHA256);
    expect(ranges).toEqual([undefined]);
  });

  it('continues where a broken connection ended', async () => {
    answer = (_request, reply) => {
      reply.writeHead(200, { 'Content-Length': ARCHIVE.length }).write(ARCHIVE.subarray(0, 70_000));
      void until(async () => (await sizeOfDraft()) > 0).then(() => reply.destroy());
    };
    await expect(download()).rejects.toThrow(Failure);
    await expect(stat(target)).rejects.toThrow('ENOENT');
    const kept = await sizeOfDraft();
    expect(kept).toBeGreaterThan(0);
    answer = whole;
    await download(SHA256);
    expect(ranges.at(-1)).toBe(`bytes=${kept}-`);
    expect(await digestOf(target)).toBe(SHA256);
  });

  it('takes a draft that was whole before the process ended', async () => {
    answer = whole;
    await download();
    await writeFile(`${target}.part`, ARCHIVE);
    await download(SHA256);
    expect(await digestOf(target)).toBe(SHA256);
  });

  it('starts over when the server knows no ranges', async () => {
    await download();
    await writeFile(`${target}.part`, 'old');
    answer = (_request, reply) => reply.writeHead(200).end(ARCHIVE);
    await download(SHA256);
    expect(await digestOf(target)).toBe(SHA256);
  });

  it('keeps the old archive when the checksum differs', async () => {
    await download();
    answer = (_request, reply) => reply.writeHead(200).end(Buffer.concat([ARCHIVE, ARCHIVE]));
    await expect(download(SHA256)).rejects.toThrow('Контролната сума');
    expect(await digestOf(target)).toBe(SHA256);
    await expect(stat(`${target}.part`)).rejects.toThrow('ENOENT');
  });

  it('refuses a page in place of an archive, and an error', async () => {
    answer = (_request, reply) => reply.writeHead(200).end('<html>');
    await expect(download()).rejects.toThrow('PMTiles');
    answer = (_request, reply) => reply.writeHead(404).end();
    await expect(download()).rejects.toThrow('404');
  });

  it('says how it is used without an address', async () => {
    await expect(fetchMap([])).rejects.toThrow('npm run map -- fetch');
    await expect(fetchMap(['fetch'])).rejects.toThrow('npm run map -- fetch');
  });
});
