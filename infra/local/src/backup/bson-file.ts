import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** Digest of a collection's documents, sorted by `_id`. */
export interface Content {
  documents: number;
  /** Of the documents' BSON. */
  sha256: string;
}

const LENGTH_BYTES = 4;

/** Streams BSON documents into a gzip file. */
export async function writeBson(path: string, documents: AsyncIterable<Uint8Array>): Promise<Content> {
  const counted = count(documents);
  await pipeline(counted.passed, createGzip(), createWriteStream(path, { flush: true }));
  return counted.content();
}

/** @throws Error when the file is missing or damaged */
export async function* readBson(path: string): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0);
  const unzipped = createGunzip();
  // an error ends the loop below as well
  pipeline(createReadStream(path), unzipped).catch(() => undefined);
  for await (const chunk of unzipped) {
    rest = Buffer.concat([rest, chunk as Buffer]);
    while (rest.length >= LENGTH_BYTES && rest.length >= rest.readInt32LE()) {
      const length = rest.readInt32LE();
      yield rest.subarray(0, length);
      rest = rest.subarray(length);
    }
  }
  if (rest.length > 0) throw new Error(`${path}: ends within a document`);
}

export async function contentOf(documents: AsyncIterable<Uint8Array>): Promise<Content> {
  const counted = count(documents);
  for await (const _document of counted.passed);
  return counted.content();
}

function count(documents: AsyncIterable<Uint8Array>) {
  const hash: Hash = createHash('sha256');
  let total = 0;
  async function* passed(): AsyncGenerator<Uint8Array> {
    for await (const document of documents) {
      hash.update(document);
      total += 1;
      yield document;
    }
  }
  return { passed: passed(), content: (): Content => ({ documents: total, sha256: hash.digest('hex') }) };
}
