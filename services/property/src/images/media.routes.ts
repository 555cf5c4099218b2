import { pipeline } from 'node:stream/promises';

import { notFound } from '@pokriv/contracts/errors';
import { Router } from 'express';

import { messages } from '../messages.ts';
import { CACHING, contentType, imageFile, variants, type ImageStore } from './store/image-store.ts';

const NAME = /^(?<id>[0-9a-f]{20})-(?<variant>[0-9a-z.]+)$/u;

/** `GET /media/<id>-<width>.webp`: open to everybody and kept by every cache, since a name never changes its content. */
export function mediaRoutes({ imageStore }: { imageStore: ImageStore }): Router {
  const router = Router();

  router.get('/media/:file', async (request, reply) => {
    const { id = '', variant: asked } = NAME.exec(request.params.file)?.groups ?? {};
    const variant = variants.find((known) => known === asked);
    const name = variant && imageFile(id, variant);
    const file = name && (await imageStore.open(name));
    if (!name || !file) throw notFound(messages.image.notFound);
    reply.set({
      ETag: `"${id}-${variant}"`,
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
  });

  return router;
}
