import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { AppError } from '@pokriv/contracts/errors';
import busboy, { type Busboy, type FileInfo } from 'busboy';
import type { Request } from 'express';

import type { PictureRules } from './picture-rules.ts';
import { badPicture, tooMuch, unsupported } from './refused.ts';

const PARTS_OVERHEAD = 64 * 1024;

export interface ReceivedFile {
  path: string;
  name: string;
}

export interface Reception {
  /** Empty, and exclusive to this request. */
  folder: string;
  rules: PictureRules;
  room: number;
  onFile: () => Promise<void>;
}

/**
 * Streams the pictures of a multipart request into files; the caller removes the folder.
 * @throws AppError UNSUPPORTED_MEDIA, PAYLOAD_TOO_LARGE or BAD_REQUEST, after all writes have ended
 */
export async function receiveFiles(
  request: Request,
  { folder, rules, room, onFile }: Reception,
): Promise<ReceivedFile[]> {
  const { texts } = rules;
  const bad = (message: string) => badPicture(rules.field, message);
  const files: ReceivedFile[] = [];
  const form = openForm(request, rules);
  const announced = Number(request.get('content-length') ?? 0);
  if (announced > rules.filesMax * rules.bytesMax + PARTS_OVERHEAD) throw tooMuch(texts.tooMany);

  const take = async (field: string, stream: Readable, { filename }: FileInfo): Promise<void> => {
    stream.on('error', () => undefined);
    if (field !== rules.field) throw bad(texts.wrongField(field));
    if (files.length >= room) throw tooMuch(texts.tooMany);
    const file = { path: join(folder, `original-${files.length}`), name: shownName(filename) };
    files.push(file);
    stream.once('limit', () => stream.destroy(tooMuch(texts.tooLarge(file.name))));
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
    form.on('field', (field) => reject(bad(texts.wrongField(field))));
    form.on('filesLimit', () => reject(tooMuch(texts.tooMany)));
    form.on('error', reject);
    form.on('close', resolve);
    request.on('close', () => {
      if (!request.complete) reject(bad(texts.cutOff));
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
    throw error instanceof AppError ? error : bad(texts.cutOff);
  }
  if (files.length === 0) throw bad(texts.none);
  return files;
}

function openForm(request: Request, { bytesMax, filesMax, texts }: PictureRules): Busboy {
  try {
    const limits = {
      // busboy treats a file of exactly the limit as above it
      fileSize: bytesMax + 1,
      files: filesMax,
      fields: 1,
      parts: filesMax + 1,
    };
    return busboy({ headers: request.headers, limits, defParamCharset: 'utf8' });
  } catch {
    throw unsupported(texts.notMultipart);
  }
}

/** File name for messages: short, with letters, digits and common punctuation only. */
function shownName(filename: string | undefined): string {
  const plain = (filename ?? '').replace(/[^\p{L}\p{N} ._()-]/gu, '').trim();
  return plain.slice(-60) || 'снимка';
}
