import type { Stats } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';

import type { ByteRange } from '@pokriv/service-kit/file-store/s3-object';

import { serveArchive, type ArchiveVersion, type MapArchive } from './map-archive.ts';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** The same for copies of the file that keep its time. */
const etagOf = ({ mtimeMs, size }: Stats): string =>
  `"${Math.round(mtimeMs * 1000).toString(36)}-${size.toString(36)}"`;

/** @throws Error when it is missing */
async function versionOf(file: string): Promise<ArchiveVersion> {
  const stats = await stat(file);
  const etag = etagOf(stats);

  const read = async (range?: ByteRange): Promise<Readable | undefined> => {
    const handle = await open(file).catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    });
    if (!handle) return undefined;
    if (etagOf(await handle.stat()) === etag) return handle.createReadStream(range);
    await handle.close();
    return undefined;
  };
  const reopen = (): Promise<ArchiveVersion | undefined> =>
    versionOf(file).catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    });
  return { etag, bytes: stats.size, writtenAt: stats.mtime, read, reopen };
}

/** An archive in a local file. @throws Error when it is missing */
export const openFileArchive = async (path: string): Promise<MapArchive> =>
  serveArchive(await versionOf(resolve(path)));
