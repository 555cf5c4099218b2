import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, createGunzip, gzip } from 'node:zlib';

import { SITEMAP_FILE_URLS, type Sitemap } from '@pokriv/contracts/search/sitemap';
import type { Request, RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';

import { contentType } from '../../deployments/content-type.ts';
import { sendNoFile } from '../../deployments/send-asset.ts';
import { contextOf } from '../../http/context.ts';
import type { ServedPage } from '../../deployments/served-pages.ts';
import type { ReadSitemap } from './read-sitemap.ts';
import { crawlerText, ROBOTS } from './sitemaps.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const KEPT_MS = 3_600_000;
const KEPT_BYTES = 64 * 1024 * 1024;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Stored compressed only: a full file has 7 MB of text, a tenth of that compressed. */
interface CrawlerFile {
  etag: string;
  br: Buffer;
  gzip: Buffer;
}

async function compressed(text: string): Promise<CrawlerFile> {
  const bytes = Buffer.from(text);
  const [br, gz] = await Promise.all([toBrotli(bytes, BROTLI), toGzip(bytes)]);
  return { etag: hash('sha256', bytes, 'base64url').slice(0, 22), br, gzip: gz };
}

const FIXED = new Set([ROBOTS, '/sitemap.xml', '/.well-known/security.txt']);

export const isCrawlerAddress = (path: string): boolean => FIXED.has(path) || path.startsWith('/sitemaps/');

export interface CrawlerParts {
  origin: string;
  read: ReadSitemap;
  readPages: () => Promise<readonly ServedPage[]>;
  fileSize?: number;
  keptMs?: number;
}

/**
 * `robots.txt`, `security.txt`, the sitemap index and its files: generated on demand, single-flight, cached for an
 * hour.
 */
export function crawlerFiles({
  origin,
  read,
  readPages,
  fileSize = SITEMAP_FILE_URLS,
  keptMs = KEPT_MS,
}: CrawlerParts): RequestHandler {
  const division = new LRUCache<'division', Sitemap>({
    max: 1,
    ttl: keptMs,
    fetchMethod: () => read.files(fileSize),
  });
  const readFiles = async (): Promise<Sitemap> =>
    (await division.fetch('division')) ?? { files: [], places: [], districts: [] };
  const make = async (path: string): Promise<CrawlerFile | undefined> => {
    const text = await crawlerText({ origin, read, readPages, fileSize, readFiles }, path);
    return text === undefined ? undefined : compressed(text);
  };
  const kept = new LRUCache<string, CrawlerFile>({
    maxSize: KEPT_BYTES,
    ttl: keptMs,
    sizeCalculation: ({ br, gzip: gz }) => br.length + gz.length,
    fetchMethod: (path) => make(path),
  });

  return async (request, response) => {
    const { path } = contextOf(response);
    // Not cached: a new deployment may add disallowed pages.
    const file = await (path === ROBOTS ? make(path) : kept.fetch(path));
    if (file) await send(request, response, file);
    else sendNoFile(response);
  };
}

async function send(request: Request, response: Response, file: CrawlerFile): Promise<void> {
  response.set({ 'Cache-Control': 'public, max-age=600', ETag: `W/"${file.etag}"`, Vary: 'Accept-Encoding' });
  if (request.headers['if-none-match']?.includes(file.etag)) {
    response.status(304).end();
    return;
  }
  response.set('Content-Type', contentType(contextOf(response).path));
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined;
  if (encoding) {
    const body = file[encoding];
    response.set({ 'Content-Encoding': encoding, 'Content-Length': String(body.length) }).end(body);
  } else if (request.method === 'HEAD') {
    response.end();
  } else {
    await pipeline(Readable.from([file.gzip]), createGunzip(), response);
  }
}
