import { resolve } from 'node:path';

import { notFound } from '@pokriv/contracts/errors';
import { Router } from 'express';

import { messages } from '../messages.ts';
import { imageFile } from './image-files.ts';

const NAME = /^(?<id>[0-9a-f]{20})-(?<variant>(320|640|1280)\.webp|1280\.jpg)$/u;

/** `GET /media/<id>-<width>.webp`: open to everybody and kept by every cache, since a name never changes its content. */
export function mediaRoutes({ imagesDir }: { imagesDir: string }): Router {
  const router = Router();
  const root = resolve(imagesDir);

  router.get('/media/:file', (request, reply, next) => {
    const { id, variant } = NAME.exec(request.params.file)?.groups ?? {};
    if (!id || !variant) throw notFound(messages.image.notFound);
    const caching = { root, maxAge: '1y', immutable: true, etag: true, dotfiles: 'deny' } as const;
    reply.set('X-Content-Type-Options', 'nosniff');
    reply.sendFile(imageFile(id, variant), caching, (error) => {
      if (!error || reply.headersSent) return;
      reply.removeHeader('Cache-Control');
      next(notFound(messages.image.notFound));
    });
  });

  return router;
}
