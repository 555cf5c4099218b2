import { pipeline } from 'node:stream/promises';

import { notFound } from '@pokriv/contracts/errors';
import type { S3Settings } from '@pokriv/service-kit/file-store/s3-client';
import { openS3Object, type ByteRange, type S3Object } from '@pokriv/service-kit/file-store/s3-object';
import type { Request, RequestHandler } from 'express';

import { ARCHIVE_TYPE, archiveUrl, MAX_AGE_S, type MapArchive } from './map-archive.ts';

const IDLE_MS = 8000;
const BEYOND_END = -1;

/**
 * The single range of a request; undefined for the whole archive: without one, with several, and for a part of another
 * version (`If-Range`).
 */
function rangeOf(request: Request, { etag, bytes }: S3Object): ByteRange | 'beyond' | undefined {
  const wanted = request.get('if-range');
  if (wanted !== undefined && wanted !== etag) return undefined;
  const ranges = request.range(bytes);
  if (ranges === BEYOND_END) return 'beyond';
  return Array.isArray(ranges) && ranges.type === 'bytes' && ranges.length === 1 ? ranges[0] : undefined;
}

const headersOf = ({ etag, writtenAt }: S3Object): Record<string, string> => ({
  ETag: etag,
  'Last-Modified': writtenAt.toUTCString(),
  'Accept-Ranges': 'bytes',
  'Cache-Control': `public, max-age=${MAX_AGE_S}`,
  'Content-Type': ARCHIVE_TYPE,
});

const serveObject =
  (archive: S3Object): RequestHandler =>
  async (request, response) => {
    const { etag, bytes } = archive;
    const isKnown = request.get('if-none-match') === etag;
    const range = rangeOf(request, archive);
    if (isKnown) {
      response.status(304).set(headersOf(archive)).end();
      return;
    }
    if (range === 'beyond') {
      response.status(416).set('Content-Range', `bytes */${bytes}`).end();
      return;
    }
    const part = request.method === 'HEAD' ? undefined : await archive.read(range);
    if (!part && request.method !== 'HEAD') throw notFound();
    const { start, end } = range ?? { start: 0, end: bytes - 1 };
    response
      .status(range ? 206 : 200)
      .set({ ...headersOf(archive), 'Content-Length': String(end - start + 1) });
    if (range) response.set('Content-Range', `bytes ${start}-${end}/${bytes}`);
    if (!part) {
      response.end();
      return;
    }
    // the headers are sent, so a broken stream can only close the connection
    await pipeline(part, response).catch(() => response.destroy());
  };

/**
 * An archive in a bucket, read in ranges. The version that it has now is served; after it is replaced or removed there is
 * none until the next start.
 * @throws Error when there is no such object; AppError UNAVAILABLE when the store does not answer or refuses
 */
export async function openStoredArchive(settings: S3Settings, key: string): Promise<MapArchive> {
  const archive = await openS3Object(settings, key, IDLE_MS);
  if (!archive) throw new Error(`MAP_PMTILES: no object ${key} in the bucket ${settings.bucket}`);
  return {
    url: archiveUrl(encodeURIComponent(archive.etag.replaceAll('"', ''))),
    serve: serveObject(archive),
  };
}
