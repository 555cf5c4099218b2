import { AppError } from '@pokriv/contracts/errors';
import type { S3Settings } from '@pokriv/service-kit/file-store/s3-client';
import { log } from '@pokriv/service-kit/log';

import type { BffOptions } from '../bff-options.ts';
import type { BootSettings } from '../pages/boot.ts';
import { openFileArchive } from './file-archive.ts';
import type { MapArchive } from './map-archive.ts';

/** Where the archive of streets is: a path, or an object of a bucket. */
export type StreetsPlace = string | { bucket: S3Settings; key: string };

async function open(place: StreetsPlace): Promise<MapArchive | undefined> {
  if (typeof place === 'string') return openFileArchive(place);
  // lazy: a large library that the local stack does not need
  const { openStoredArchive } = await import('./stored-archive.ts');
  return openStoredArchive(place.bucket, place.key).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    log.error({ err: error, key: place.key }, 'map archive: store unavailable, starting without streets');
    return undefined;
  });
}

/**
 * Options with the archive of streets, which is preferred to tiles. While its store is away, the options stay as
 * without an archive.
 * @throws Error when there is no such file or object
 */
export async function withStreets(
  options: BffOptions,
  { place, attribution }: { place: StreetsPlace; attribution: string },
): Promise<BffOptions> {
  const mapArchive = await open(place);
  if (!mapArchive) return options;
  const { mapTiles: _replaced, ...boot } = options.boot;
  const withArchive: BootSettings = {
    ...boot,
    mapArchive: {
      // a later page names the version that replaced the first
      get url() {
        return mapArchive.url;
      },
      attribution,
    },
  };
  return { ...options, mapArchive, boot: withArchive };
}
