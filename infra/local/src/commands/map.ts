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
import { onPath } from '../tools/on-path.ts';
import { runProgram } from '../tools/run-program.ts';

const MB = 1e6;
const DAY_MS = 86_400_000;
/** Where Protomaps publishes a build of the world a day, `20261129.pmtiles`; older ones are deleted. */
const BUILDS = 'https://build.protomaps.com';
/** Days back in which a build is looked for. */
const BUILD_DAYS = 7;
/** West, south, east, north: the bounds of locations (decisions §3), in degrees. */
const BULGARIA = '22.3,41.2,28.7,44.3';
/** First bytes of every PMTiles archive, version 3. */
const MAGIC = 'PMTiles\u0003';

/**
 * `npm run map -- fetch [<address> [<sha256>]]`: brings the archive of streets served by the local stack, from the
 * address or `MAP_SOURCE`; without both it is cut out of Protomaps' newest build by the `pmtiles` program.
 * @throws Failure for a missing program, a refused or interrupted download, another checksum, another kind of file
 */
export async function fetchMap([verb, ...given]: string[]): Promise<void> {
  if (verb !== 'fetch') throw new Failure(messages.mapHow);
  const { MAP_SOURCE, MAP_SHA256 } = process.env;
  const [address, sha256] = given.length > 0 ? given : [MAP_SOURCE, MAP_SHA256];
  const target = placesIn(dataFolder()).mapArchive;
  const progress = createProgress();
  try {
    if (address) await downloadArchive({ address, target, sha256, progress });
    else await extractArchive({ builds: BUILDS, program: pmtiles(), target, progress });
    progress.done(messages.mapFetched(target));
  } finally {
    progress.close();
  }
}

function pmtiles(): string {
  const program = onPath('pmtiles');
  if (!program) throw new Failure(messages.mapSource);
  return program;
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
  await replaceArchive(draft, target, sha256);
  progress.end(messages.mapDownload);
}

export interface Extraction {
  /** Folder of dated builds. */
  builds: string;
  /** Path of `pmtiles`. */
  program: string;
  target: string;
  progress: Progress;
}

/** Cuts Bulgaria out of the newest build of the world, of which it reads these tiles only. @throws Failure see `fetchMap` */
export async function extractArchive({ builds, program, target, progress }: Extraction): Promise<void> {
  // not the draft of a download, which would be continued
  const draft = `${target}.extract`;
  await mkdir(dirname(target), { recursive: true });
  progress.begin(messages.mapExtract);
  const build = await newestBuild(builds);
  progress.detail(messages.mapExtract, build);
  const { code, output } = await runProgram(program, ['extract', build, draft, `--bbox=${BULGARIA}`]);
  if (code !== 0) {
    await rm(draft, { force: true });
    const [lastLine = ''] = output
      .trim()
      .split(/[\r\n]+/u)
      .slice(-1);
    throw new Failure(messages.mapExtractFailed(lastLine));
  }
  await replaceArchive(draft, target);
  progress.end(messages.mapExtract);
}

async function newestBuild(builds: string): Promise<string> {
  for (let days = 0; days <= BUILD_DAYS; days += 1) {
    const date = new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '');
    const address = `${builds}/${date}.pmtiles`;
    const reply = await fetch(address, { method: 'HEAD' }).catch((error: unknown) => {
      throw new Failure(messages.mapNoBuild(String(error)));
    });
    if (reply.ok) return address;
  }
  throw new Failure(messages.mapNoBuild(builds));
}

async function replaceArchive(draft: string, target: string, sha256?: string): Promise<void> {
  const { magic, digest } = await inspect(draft);
  if (magic !== MAGIC || (sha256 && sha256.toLowerCase() !== digest)) {
    await rm(draft);
    throw new Failure(magic === MAGIC ? messages.mapChecksum(digest) : messages.mapNoArchive);
  }
  await rename(draft, target);
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
