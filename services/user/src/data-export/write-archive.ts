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

/** One line of `index.json`. */
interface IndexEntry {
  file: string;
  /** In Bulgarian. */
  about: string;
  /** The picture was gone when the archive was made. */
  isMissing?: true;
}

/** For a person's eyes; dates are ISO 8601 already. */
const readable = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

/**
 * Writes the ZIP: `README.txt`, a JSON file for each kind of record, the pictures one after another as they come from
 * their owner, and at the end `index.json`, which says what each file is. No more than a piece of a picture is in memory.
 */
export async function writeArchive(archive: Archive, target: Writable): Promise<void> {
  const zip = new ZipFile();
  // either side may fail, a full disk say, while the other one waits for it
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
        // pictures are packed already
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
