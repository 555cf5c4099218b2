import type { S3Settings } from '@pokriv/service-kit/file-store/s3-client';
import { openS3Object } from '@pokriv/service-kit/file-store/s3-object';

import { serveArchive, type MapArchive } from './map-archive.ts';

const IDLE_MS = 8000;

/**
 * An archive in a bucket, read in ranges.
 * @throws Error when there is no such object; AppError UNAVAILABLE when the store does not answer or refuses
 */
export async function openStoredArchive(settings: S3Settings, key: string): Promise<MapArchive> {
  const archive = await openS3Object(settings, key, IDLE_MS);
  if (!archive) throw new Error(`MAP_PMTILES: no object ${key} in the bucket ${settings.bucket}`);
  return serveArchive(archive);
}
