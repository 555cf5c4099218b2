import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { AppError } from '@pokriv/contracts/errors';
import { PROPERTY_LIMITS as LIMIT } from '@pokriv/contracts/property-options';
import busboy, { type Busboy, type FileInfo } from 'busboy';
import type { Request } from 'express';

import { messages } from '../messages.ts';
import { tempFolder } from './image-files.ts';
import { badImage, tooMuch, unsupported } from './refused.ts';

const FIELD = 'images';
const PARTS_OVERHEAD = 64 * 1024;

export interface ReceivedFile {
  path: string;
  name: string;
}

export interface Reception {
  imagesDir: string;
  /** How many the listing can still take. */
  room: number;
  /** Asked before each file is taken in. */
  onFile: () => Promise<void>;
}

/**
 * Streams the pictures of a multipart request into temporary files, hands them to `use`, and takes them away again.
 * @throws AppError UNSUPPORTED_MEDIA, PAYLOAD_TOO_LARGE, BAD_REQUEST; then nothing is left behind
 */
export async function withReceivedFiles<Result>(
  request: Request,
  reception: Reception,
  use: (files: ReceivedFile[]) => Promise<Result>,
): Promise<Result> {
  const files: ReceivedFile[] = [];
  try {
    await receive(request, reception, files);
    if (files.length === 0) throw badImage(messages.image.none);
    return await use(files);
  } finally {
    await Promise.all(files.map(({ path }) => rm(path, { force: true })));
  }
}

async function receive(
  request: Request,
  { imagesDir, room, onFile }: Reception,
  files: ReceivedFile[],
): Promise<void> {
  const form = openForm(request);
  const announced = Number(request.get('content-length') ?? 0);
  if (announced > LIMIT.imagesMax * LIMIT.imageBytesMax + PARTS_OVERHEAD)
    throw tooMuch(messages.image.tooMany);
  await mkdir(tempFolder(imagesDir), { recursive: true });

  const take = async (field: string, stream: Readable, { filename }: FileInfo): Promise<void> => {
    stream.on('error', () => undefined);
    if (field !== FIELD) throw badImage(messages.image.wrongField(field));
    if (files.length >= room) throw tooMuch(messages.image.tooMany);
    const file = { path: join(tempFolder(imagesDir), randomUUID()), name: shownName(filename) };
    files.push(file);
    stream.once('limit', () => stream.destroy(tooMuch(messages.image.tooLarge(file.name))));
    await pipeline(stream, createWriteStream(file.path));
    await onFile();
  };

  const taking: Promise<void>[] = [];
  const parsed = new Promise<void>((resolve, reject) => {
    form.on('file', (field, stream, info) => {
      const taken = take(field, stream, info);
      taken.catch(reject);
      taking.push(taken);
    });
    form.on('field', (field) => reject(badImage(messages.image.wrongField(field))));
    form.on('filesLimit', () => reject(tooMuch(messages.image.tooMany)));
    form.on('error', reject);
    form.on('close', resolve);
    request.on('close', () => {
      if (!request.complete) reject(badImage(messages.image.cutOff));
    });
    request.pipe(form);
  });
  try {
    await parsed;
    await Promise.all(taking);
  } catch (error) {
    request.unpipe(form);
    request.resume();
    form.destroy();
    await Promise.allSettled(taking);
    throw error instanceof AppError ? error : badImage(messages.image.cutOff);
  }
}

function openForm(request: Request): Busboy {
  try {
    const limits = {
      fileSize: LIMIT.imageBytesMax,
      files: LIMIT.imagesMax,
      fields: 1,
      parts: LIMIT.imagesMax + 1,
    };
    return busboy({ headers: request.headers, limits, defParamCharset: 'utf8' });
  } catch {
    throw unsupported(messages.image.notMultipart);
  }
}

/** The name in messages: short, and without anything that is not a letter, digit or common sign. */
function shownName(filename: string | undefined): string {
  const plain = (filename ?? '').replace(/[^\p{L}\p{N} ._()-]/gu, '').trim();
  return plain.slice(-60) || 'снимка';
}
