import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { notFound, unavailable } from '@pokriv/contracts/errors';
import type { ByteRange } from '@pokriv/service-kit/file-store/s3-object';
import { log } from '@pokriv/service-kit/log';
import type { Request, RequestHandler } from 'express';

const ADDRESS = '/map/streets.pmtiles';
const MAX_AGE_S = 86_400;
const BEYOND_END = -1;
/** Replacements during one request, after which it is refused. */
const REOPENED_MAX = 3;

export const isMapArchive = (path: string): boolean => path === ADDRESS;

/** One version of the archive. */
export interface ArchiveVersion {
  /** Strong: the map compares it between ranges, and starts again with another one. */
  etag: string;
  bytes: number;
  writtenAt: Date;
  /** @returns undefined when the archive was replaced or removed */
  read: (range?: ByteRange) => Promise<Readable | undefined>;
  /** The version that the archive has now. @returns undefined when it was removed */
  reopen: () => Promise<ArchiveVersion | undefined>;
}

/** The archive of streets. */
export interface MapArchive {
  /** Of the version last seen: parts of an old one in browser caches must not mix with a new one. */
  readonly url: string;
  /** Answers 206 for a range (RFC 9110 §14), which is how the map reads single tiles of a large archive. */
  serve: RequestHandler;
}

const urlOf = ({ etag }: ArchiveVersion): string =>
  `${ADDRESS}?v=${encodeURIComponent(etag.replaceAll('"', ''))}`;

/**
 * The single range of a request; undefined for the whole archive: without one, with several, and for a part of another
 * version (`If-Range`).
 */
function rangeOf(request: Request, { etag, bytes }: ArchiveVersion): ByteRange | 'beyond' | undefined {
  const wanted = request.get('if-range');
  if (wanted !== undefined && wanted !== etag) return undefined;
  const ranges = request.range(bytes);
  if (ranges === BEYOND_END) return 'beyond';
  return Array.isArray(ranges) && ranges.type === 'bytes' && ranges.length === 1 ? ranges[0] : undefined;
}

/** Under the address of another version a browser asks again each time. */
function headersOf(request: Request, version: ArchiveVersion): Record<string, string> {
  const isOwnAddress = request.originalUrl === urlOf(version);
  return {
    ETag: version.etag,
    'Last-Modified': version.writtenAt.toUTCString(),
    'Accept-Ranges': 'bytes',
    'Cache-Control': isOwnAddress ? `public, max-age=${MAX_AGE_S}` : 'no-cache',
    'Content-Type': 'application/octet-stream',
  };
}

interface Part {
  version: ArchiveVersion;
  range: ByteRange | undefined;
  body: Readable;
}

/** Serves an archive that may be replaced while the BFF runs: the next request finds the new version. */
export function serveArchive(first: ArchiveVersion): MapArchive {
  let current = first;
  let opening: Promise<ArchiveVersion> | undefined;

  const open = async (): Promise<ArchiveVersion> => {
    const found = await current.reopen();
    if (!found) throw notFound();
    if (found.etag !== current.etag) log.info({ etag: found.etag }, 'map archive: replaced');
    current = found;
    return found;
  };
  /** One question to the store at a time. @throws AppError NOT_FOUND when the archive was removed */
  const newest = (): Promise<ArchiveVersion> => {
    opening ??= open().finally(() => (opening = undefined));
    return opening;
  };

  /** @returns undefined for a range beyond the end of `version` */
  const readPart = async (request: Request, version: ArchiveVersion): Promise<Part | undefined> => {
    let asked = version;
    for (let opened = 0; opened <= REOPENED_MAX; opened += 1) {
      const range = rangeOf(request, asked);
      if (range === 'beyond') return undefined;
      const body = await asked.read(range);
      if (body) return { version: asked, range, body };
      asked = await newest();
    }
    throw unavailable();
  };

  const serve: RequestHandler = async (request, response) => {
    const isBodiless =
      request.method === 'HEAD' ||
      request.get('if-none-match') === current.etag ||
      rangeOf(request, current) === 'beyond';
    // no read of its bytes would notice a replaced archive
    const version = isBodiless ? await newest() : current;
    if (request.get('if-none-match') === version.etag) {
      response.status(304).set(headersOf(request, version)).end();
      return;
    }
    if (request.method === 'HEAD') {
      response.set({ ...headersOf(request, version), 'Content-Length': String(version.bytes) }).end();
      return;
    }
    const part = await readPart(request, version);
    if (!part) {
      response.status(416).set('Content-Range', `bytes */${current.bytes}`).end();
      return;
    }
    const { bytes } = part.version;
    const { start, end } = part.range ?? { start: 0, end: bytes - 1 };
    response
      .status(part.range ? 206 : 200)
      .set({ ...headersOf(request, part.version), 'Content-Length': String(end - start + 1) });
    if (part.range) response.set('Content-Range', `bytes ${start}-${end}/${bytes}`);
    // the headers are sent, so a broken stream can only close the connection
    await pipeline(part.body, response).catch(() => response.destroy());
  };

  return {
    get url() {
      return urlOf(current);
    },
    serve,
  };
}
