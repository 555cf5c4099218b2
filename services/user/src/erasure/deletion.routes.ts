import { unauthenticated } from '@pokriv/contracts/errors';
import type { Caller } from '@pokriv/service-kit/actor';
import { noteRefusal } from '@pokriv/service-kit/error-reply';
import { handle } from '@pokriv/service-kit/http';
import { Router } from 'express';

import { toUser } from '../accounts/to-user.ts';
import { isWrongPassword } from '../sessions/confirm-password.ts';
import { cancelDeletion } from './cancel-deletion.ts';
import type { DeletionDeps } from './erasure-deps.ts';
import { messages } from './messages.ts';
import { requestDeletion } from './request-deletion.ts';

export function deletionRoutes(deps: DeletionDeps): Router {
  const router = Router();

  handle(router, 'requestDeletion', async ({ caller, body, request }) => {
    const account = await requestDeletion(deps, identityOf(caller), body).catch((error: unknown) => {
      if (isWrongPassword(error, 'password')) noteRefusal(request, { event: 'login-refused' });
      throw error;
    });
    return { data: toUser(account), message: messages.requested };
  });

  handle(router, 'cancelDeletion', async ({ caller }) => ({
    data: toUser(await cancelDeletion(deps, identityOf(caller).uid)),
    message: messages.cancelled,
  }));

  return router;
}

function identityOf({ identity }: Caller) {
  if (!identity) throw unauthenticated();
  return identity;
}
