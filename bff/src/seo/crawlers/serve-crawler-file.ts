import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, createGunzip, gzip } from 'node:zlib';

import { SITEMAP_FILE_URLS, type Sitemap } from '@pokriv/contracts/sitemap';
import { LRUCache } from 'lru-cache';

import { contentType } from '../../deployments/content-type.ts';
import { sendNoFile } from '../../deployments/send-asset.ts';
import type { Exchange } from '../../http/exchange.ts';
import { asRow, fileHeaders } from '../../http/security-headers.ts';
import type { ReadSitemap } from './read-sitemap.ts';
import { crawlerText } from './sitemaps.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const KEPT_MS = 3_600_000;
const KEPT_BYTES = 64 * 1024 * 1024;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Compressed only: a full file is 7 MB as text and a tenth of it so. */
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

const FIXED = new Set(['/robots.txt', '/sitemap.xml', '/.well-known/security.txt']);

export const isCrawlerAddress = (path: string): boolean => FIXED.has(path) || path.startsWith('/sitemaps/');

export interface CrawlerParts {
  origin: string;
  read: ReadSitemap;
  /** Addresses in a file at most; a test takes few. */
  fileSize?: number;
  keptMs?: number;
}

export type ServeCrawlerFile = (exchange: Exchange) => Promise<void>;

/** `robots.txt`, `security.txt`, the index of sitemaps and its files: made when asked for, by one reading for all, and kept an hour. */
export function createServeCrawlerFile({
  origin,
  read,
  fileSize = SITEMAP_FILE_URLS,
  keptMs = KEPT_MS,
}: CrawlerParts): ServeCrawlerFile {
  const division = new LRUCache<'division', Sitemap>({
    max: 1,
    ttl: keptMs,
    fetchMethod: () => read.files(fileSize),
  });
  const readFiles = async (): Promise<Sitemap> =>
    (await division.fetch('division')) ?? { files: [], places: [] };
  const kept = new LRUCache<string, CrawlerFile>({
    maxSize: KEPT_BYTES,
    ttl: keptMs,
    sizeCalculation: ({ br, gzip: gz }) => br.length + gz.length,
    fetchMethod: async (path) => {
      const text = await crawlerText({ origin, read, fileSize, readFiles }, path);
      return text === undefined ? undefined : compressed(text);
    },
  });

  return async (exchange) => {
    const file = await kept.fetch(exchange.path);
    if (file) await send(exchange, file);
    else sendNoFile(exchange);
  };
}

async function send({ path, request, reply }: Exchange, file: CrawlerFile): Promise<void> {
  const row = [
    ...asRow(fileHeaders),
    'Cache-Control',
    'public, max-age=600',
    'ETag',
    `W/"${file.etag}"`,
    'Vary',
    'Accept-Encoding',
  ];
  if (request.headers['if-none-match']?.includes(file.etag)) {
    reply.writeHead(304, row).end();
    return;
  }
  row.push('Content-Type', contentType(path));
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined;
  if (encoding) {
    const body = file[encoding];
    reply.writeHead(200, [...row, 'Content-Encoding', encoding, 'Content-Length', String(body.length)]);
    reply.end(body);
    return;
  }
  reply.writeHead(200, row);
  if (request.method === 'HEAD') reply.end();
  else await pipeline(Readable.from([file.gzip]), createGunzip(), reply);
}
