import type { Writable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';

import type { PersonalData } from '@pokriv/contracts/account/data-export';
import { ZipFile } from 'yazl';

import { describeFile, readme } from './describe-archive.ts';
import type { PersonalDataSource } from './personal-data-sources.ts';

export interface ArchivePart {
  source: PersonalDataSource;
  data: PersonalData;
}

export interface Archive {
  userId: string;
  requestedAt: Date;
  parts: readonly ArchivePart[];
}

interface IndexEntry {
  file: string;
  /** In Bulgarian. */
  about: string;
  isMissing?: true;
}

const readable = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

/**
 * Streams the ZIP: `README.txt`, one JSON file per kind of record, the pictures one by one, and last `index.json`
 * with a description of each file.
 */
export async function writeArchive(archive: Archive, target: Writable): Promise<void> {
  const zip = new ZipFile();
  // if one side fails, such as on a full disk, the other must not wait for it
  const stop = new AbortController();
  const giveUp = (error: unknown) => {
    stop.abort(error);
    throw error;
  };
  zip.on('error', (error) => stop.abort(error));
  await Promise.all([
    pipeline(zip.outputStream, target, { signal: stop.signal }).catch(giveUp),
    fill(zip, archive, stop.signal).catch(giveUp),
  ]);
}

async function fill(zip: ZipFile, archive: Archive, signal: AbortSignal): Promise<void> {
  const written = { mtime: archive.requestedAt, mode: 0o100600 };
  const index: IndexEntry[] = [];
  zip.addBuffer(Buffer.from(readme(archive.requestedAt)), 'README.txt', written);
  for (const { source, data } of archive.parts) {
    for (const [kind, content] of Object.entries(data.documents)) {
      const file = `${source.name}/${kind}.json`;
      zip.addBuffer(readable(content), file, written);
      index.push({ file, about: describeFile(file) });
    }
    for (const { name, path } of data.files) {
      const file = `${source.name}/${name}`;
      const picture = await source.open(path);
      if (picture) {
        // pictures are compressed already
        zip.addReadStream(picture, file, { ...written, compress: false });
        await finished(picture, { signal });
      }
      index.push({ file, about: describeFile(file), ...(!picture && { isMissing: true }) });
    }
  }
  const { userId, requestedAt } = archive;
  zip.addBuffer(readable({ userId, requestedAt, files: index }), 'index.json', written);
  zip.end();
}
