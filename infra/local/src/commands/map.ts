import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { createProgress, type Progress } from '../console/progress.ts';
import { dataFolder, placesIn } from '../data-folder.ts';
import { Failure } from '../failure.ts';
import { messages } from '../messages.ts';

const MB = 1e6;
/** First bytes of every PMTiles archive, version 3. */
const MAGIC = 'PMTiles\u0003';

/**
 * `npm run map -- fetch <address> [<sha256>]`: downloads the archive of streets served by the local stack.
 * @throws Failure for a missing address, a refused or interrupted download, another checksum, another kind of file
 */
export async function fetchMap([verb, address, sha256]: string[]): Promise<void> {
  if (verb !== 'fetch' || !address) throw new Failure(messages.mapHow);
  const target = placesIn(dataFolder()).mapArchive;
  const progress = createProgress();
  try {
    await downloadArchive({ address, target, sha256, progress });
    progress.done(messages.mapFetched(target));
  } finally {
    progress.close();
  }
}

export interface Download {
  address: string;
  target: string;
  /** Hex. */
  sha256?: string | undefined;
  progress: Progress;
}

/** Resumes an interrupted download; only a complete archive replaces the target. @throws Failure see `fetchMap` */
export async function downloadArchive({ address, target, sha256, progress }: Download): Promise<void> {
  const draft = `${target}.part`;
  await mkdir(dirname(target), { recursive: true });
  progress.begin(messages.mapDownload);
  await receive(address, draft, (bytes) =>
    progress.detail(messages.mapDownload, `${Math.round(bytes / MB)} MB`),
  ).catch((error: unknown) => {
    if (error instanceof Failure) throw error;
    throw new Failure(messages.mapInterrupted(String(error)));
  });
  const { magic, digest } = await inspect(draft);
  if (magic !== MAGIC || (sha256 && sha256.toLowerCase() !== digest)) {
    await rm(draft);
    throw new Failure(magic === MAGIC ? messages.mapChecksum(digest) : messages.mapNoArchive);
  }
  await rename(draft, target);
  progress.end(messages.mapDownload);
}

const sizeOf = async (path: string): Promise<number> => (await stat(path).catch(() => ({ size: 0 }))).size;

async function receive(address: string, draft: string, onBytes: (bytes: number) => void): Promise<void> {
  const have = await sizeOf(draft);
  const reply = await fetch(address, have > 0 ? { headers: { Range: `bytes=${have}-` } } : {});
  // the draft was already complete
  if (reply.status === 416) return;
  if (!reply.ok || !reply.body) throw new Failure(messages.mapRefused(reply.status));
  const isRest = reply.status === 206;
  let bytes = isRest ? have : 0;
  const body = Readable.fromWeb(reply.body);
  body.on('data', (chunk: Buffer) => onBytes((bytes += chunk.length)));
  await pipeline(body, createWriteStream(draft, { flags: isRest ? 'a' : 'w' }));
}

async function inspect(path: string): Promise<{ magic: string; digest: string }> {
  const hash = createHash('sha256');
  let head = '';
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    if (head.length < MAGIC.length) head += chunk.toString('latin1', 0, MAGIC.length);
    hash.update(chunk);
  }
  return { magic: head.slice(0, MAGIC.length), digest: hash.digest('hex') };
}
