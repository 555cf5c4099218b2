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
    const caching = { root, maxAge: '1y', immutable: true, dotfiles: 'deny' } as const;
    reply.set({ ETag: `"${id}-${variant}"`, 'X-Content-Type-Options': 'nosniff' });
    reply.sendFile(imageFile(id, variant), caching, (error) => {
      if (!error || reply.headersSent) return;
      for (const header of ['Cache-Control', 'ETag']) reply.removeHeader(header);
      next(notFound(messages.image.notFound));
    });
  });

  return router;
}
