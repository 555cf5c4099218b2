import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { AppError } from '@pokriv/contracts/errors';
import { PROPERTY_LIMITS as LIMIT } from '@pokriv/contracts/property-options';
import busboy, { type Busboy, type FileInfo } from 'busboy';
import type { Request } from 'express';

import { messages } from '../messages.ts';
import { badImage, tooMuch, unsupported } from './refused.ts';

const FIELD = 'images';
const PARTS_OVERHEAD = 64 * 1024;

export interface ReceivedFile {
  path: string;
  name: string;
}

export interface Reception {
  /** An empty one of this request's own. */
  folder: string;
  /** How many the listing can still take. */
  room: number;
  /** Asked before each file is taken in. */
  onFile: () => Promise<void>;
}

/**
 * Streams the pictures of a multipart request into files; whoever gave the folder takes it away again.
 * @throws AppError UNSUPPORTED_MEDIA, PAYLOAD_TOO_LARGE, BAD_REQUEST; no file is being written any more then
 */
export async function receiveFiles(
  request: Request,
  { folder, room, onFile }: Reception,
): Promise<ReceivedFile[]> {
  const files: ReceivedFile[] = [];
  const form = openForm(request);
  const announced = Number(request.get('content-length') ?? 0);
  if (announced > LIMIT.imagesMax * LIMIT.imageBytesMax + PARTS_OVERHEAD)
    throw tooMuch(messages.image.tooMany);

  const take = async (field: string, stream: Readable, { filename }: FileInfo): Promise<void> => {
    stream.on('error', () => undefined);
    if (field !== FIELD) throw badImage(messages.image.wrongField(field));
    if (files.length >= room) throw tooMuch(messages.image.tooMany);
    const file = { path: join(folder, `original-${files.length}`), name: shownName(filename) };
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
  if (files.length === 0) throw badImage(messages.image.none);
  return files;
}

function openForm(request: Request): Busboy {
  try {
    const limits = {
      // it takes a file of exactly the limit for one over it
      fileSize: LIMIT.imageBytesMax + 1,
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
