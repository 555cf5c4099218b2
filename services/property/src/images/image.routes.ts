import { handle } from '@pokriv/service-kit/http';
import { whileWorking } from '@pokriv/service-kit/uploads/while-working';
import { Router } from 'express';

import { withRevision } from '../listings/revision.ts';
import { ownImage, toOwnProperty } from '../listings/shown-property.ts';
import { messages } from '../messages.ts';
import { arrangeImages, deleteImage } from './arrange-images.ts';
import { turnImage } from './turn-image.ts';
import { uploadImages, type ImageDeps } from './upload-images.ts';

export function imageRoutes(deps: ImageDeps): Router {
  const router = Router();

  handle(router, 'uploadImages', async ({ actor, params, request, reply }) => {
    const listing = await whileWorking(reply, () => uploadImages(deps, actor(), params.id, request));
    const images = withRevision(listing).images.map(ownImage);
    return { data: { images, version: listing.version }, message: messages.image.uploaded };
  });

  handle(router, 'arrangeImages', async ({ actor, params, body }) => ({
    data: toOwnProperty(await arrangeImages(deps, actor(), params.id, body)),
    message: messages.image.arranged,
  }));

  handle(router, 'turnImage', async ({ actor, params, reply }) => {
    const turned = await whileWorking(reply, () => turnImage(deps, actor(), params.id, params.imageId));
    return { data: toOwnProperty(turned), message: messages.image.turned };
  });

  handle(router, 'deleteImage', async ({ actor, params }) => ({
    data: toOwnProperty(await deleteImage(deps, actor(), params.id, params.imageId)),
    message: messages.image.deleted,
  }));

  return router;
}
