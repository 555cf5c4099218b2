import { pictureFile, type PictureStore } from '@pokriv/service-kit/picture-store/picture-store';
import { sendPicture } from '@pokriv/service-kit/picture-store/send-picture';
import { Router } from 'express';

import { messages } from '../messages.ts';
import { variants } from './picture-files.ts';

const NAME = /^(?<id>[0-9a-f]{20})-(?<variant>[0-9a-z.]+)$/u;

export function mediaRoutes({ imageStore: store }: { imageStore: PictureStore }): Router {
  const router = Router();

  router.get('/media/:file', async (request, reply) => {
    const { id = '', variant: asked } = NAME.exec(request.params.file)?.groups ?? {};
    const variant = variants.find((known) => known === asked);
    const name = variant && pictureFile(id, variant);
    await sendPicture(request, reply, { store, name, missing: messages.image.notFound });
  });

  return router;
}
