import { handle } from '@pokriv/service-kit/http';
import { sendPicture } from '@pokriv/service-kit/picture-store/send-picture';
import { whileWorking } from '@pokriv/service-kit/uploads/while-working';
import { Router } from 'express';

import { toUser } from '../accounts/to-user.ts';
import type { AvatarDeps } from './avatar-deps.ts';
import { askedAvatar } from './avatar-files.ts';
import { deleteAvatar } from './delete-avatar.ts';
import { avatarMessages as messages } from './messages.ts';
import { takeGoogleAvatar } from './take-google-avatar.ts';
import { uploadAvatar } from './upload-avatar.ts';

export function avatarRoutes(deps: AvatarDeps): Router {
  const router = Router();

  handle(router, 'uploadAvatar', async ({ actor, request, reply }) => ({
    data: toUser(await whileWorking(reply, () => uploadAvatar(deps, actor(), request))),
    message: messages.uploaded,
  }));

  handle(router, 'deleteAvatar', async ({ actor }) => ({
    data: toUser(await deleteAvatar(deps, actor().id)),
    message: messages.deleted,
  }));

  handle(router, 'takeGoogleAvatar', async ({ actor, body, reply }) => ({
    data: toUser(await whileWorking(reply, () => takeGoogleAvatar(deps, actor().id, body.googleAvatarUrl))),
  }));

  return router;
}

/** `GET /media/avatars/<id>.webp`: public, cached everywhere. */
export function avatarMediaRoutes({ avatarStore: store }: Pick<AvatarDeps, 'avatarStore'>): Router {
  const router = Router();

  router.get('/media/avatars/:file', async (request, reply) => {
    const name = askedAvatar(request.params.file);
    await sendPicture(request, reply, { store, name, missing: messages.notFound });
  });

  return router;
}
