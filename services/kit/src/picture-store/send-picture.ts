import { pipeline } from 'node:stream/promises';

import { notFound } from '@pokriv/contracts/errors';
import type { Request, Response } from 'express';

import { CACHING, contentType, type PictureStore } from './picture-store.ts';

export interface PictureToSend {
  store: PictureStore;
  /** Its name in the store; undefined: the address is none of a picture. */
  name: string | undefined;
  /** Said when there is none. */
  missing: string;
}

/**
 * Answers a picture to anybody, kept by every cache, since a name never changes its content.
 * @throws AppError NOT_FOUND
 */
export async function sendPicture(
  request: Request,
  reply: Response,
  { store, name, missing }: PictureToSend,
): Promise<void> {
  const file = name && (await store.open(name));
  if (!name || !file) throw notFound(missing);
  reply.set({
    ETag: `"${name.slice(name.lastIndexOf('/') + 1)}"`,
    'Cache-Control': CACHING,
    'Content-Type': contentType(name),
    'Content-Length': String(file.bytes),
    'X-Content-Type-Options': 'nosniff',
  });
  if (request.fresh || request.method === 'HEAD') {
    file.stream.destroy();
    reply.status(request.fresh ? 304 : 200).end();
    return;
  }
  // what breaks off now is the reader's going, or a store's: either way nothing can be answered any more
  await pipeline(file.stream, reply).catch(() => reply.destroy());
}
