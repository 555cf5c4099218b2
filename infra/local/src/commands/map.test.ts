import { createHash } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { until } from '@pokriv/service-kit/testing';

import { silentProgress } from '../console/progress.ts';
import { Failure } from '../failure.ts';
import { downloadArchive, extractArchive, fetchMap } from './map.ts';

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

  it('says how it is used', async () => {
    await expect(fetchMap([])).rejects.toThrow('npm run map -- fetch');
  });

  describe('without an address', () => {
    const { PATH, DATA_DIR } = process.env;
    let asked: string[];
    const dayBefore = (days: number) =>
      new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
    const builds = () => address().replace('/bulgaria.pmtiles', '');
    const extract = (program: string) =>
      extractArchive({ builds: builds(), program, target, progress: silentProgress });

    /** Stands for `pmtiles extract <input> <output> --bbox=…`. */
    async function program(script: string): Promise<string> {
      const path = join(folder, 'pmtiles');
      await writeFile(path, `#!/bin/sh\n${script}\n`);
      await chmod(path, 0o755);
      return path;
    }

    beforeEach(() => {
      asked = [];
      answer = (request, reply) => {
        asked.push(`${request.method} ${request.url}`);
        reply.writeHead(request.url === `/${dayBefore(2)}.pmtiles` ? 200 : 404).end();
      };
    });
    afterEach(() => {
      Object.assign(process.env, { PATH, DATA_DIR });
      if (DATA_DIR === undefined) delete process.env.DATA_DIR;
      delete process.env.MAP_SOURCE;
      delete process.env.MAP_SHA256;
    });

    it('takes the one of MAP_SOURCE, with its checksum', async () => {
      answer = whole;
      Object.assign(process.env, { DATA_DIR: folder, MAP_SOURCE: address(), MAP_SHA256: '00' });
      await expect(fetchMap(['fetch'])).rejects.toThrow('Контролната сума');
      process.env.MAP_SHA256 = SHA256;
      await fetchMap(['fetch']);
      expect(await digestOf(target)).toBe(SHA256);
    });

    it('cuts Bulgaria out of the newest daily build', async () => {
      await extract(await program(`echo "$@" > ${folder}/args; printf 'PMTiles\\003rest' > "$3"`));
      expect(asked).toEqual([0, 1, 2].map((days) => `HEAD /${dayBefore(days)}.pmtiles`));
      expect(await readFile(join(folder, 'args'), 'utf8')).toBe(
        `extract ${builds()}/${dayBefore(2)}.pmtiles ${target}.extract --bbox=22.3,41.2,28.7,44.3\n`,
      );
      expect(await readFile(target, 'latin1')).toBe('PMTiles\u0003rest');
    });

    it('keeps the old archive, and tells what pmtiles says, when that fails', async () => {
      answer = whole;
      await download();
      answer = (_request, reply) => reply.writeHead(200).end();
      const failing = await program(`echo half > "$3"; echo 'no space left' >&2; exit 1`);
      await expect(extract(failing)).rejects.toThrow('no space left');
      await expect(extract(await program(`echo page > "$3"`))).rejects.toThrow('PMTiles');
      expect(await digestOf(target)).toBe(SHA256);
      await expect(stat(`${target}.extract`)).rejects.toThrow('ENOENT');
    });

    it('tells when no build of the last days is there', async () => {
      answer = (_request, reply) => reply.writeHead(404).end();
      await expect(extract(await program('exit 0'))).rejects.toThrow('дневно издание');
    });

    it('tells what is needed without the program', async () => {
      process.env.PATH = folder;
      await expect(fetchMap(['fetch'])).rejects.toThrow(/програмата pmtiles.*MAP_SOURCE/u);
    });
  });
});
