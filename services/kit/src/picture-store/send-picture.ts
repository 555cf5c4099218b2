import { pipeline } from 'node:stream/promises';

import { notFound } from '@pokriv/contracts/errors';
import type { Request, Response } from 'express';

import { CACHING, contentType, type PictureStore } from './picture-store.ts';

export interface PictureToSend {
  store: PictureStore;
  name: string | undefined;
  missing: string;
}

/**
 * Sends a picture as publicly cacheable: a name never changes its content.
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
  // the headers are sent, so an aborted stream can only close the connection
  await pipeline(file.stream, reply).catch(() => reply.destroy());
}
