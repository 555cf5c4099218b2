import { badRequest, unauthenticated } from '@pokriv/contracts/errors';
import { isValidPhone, normalizePhone } from '@pokriv/contracts/phone';
import { Phone } from '@pokriv/contracts/user';
import type { Caller } from '@pokriv/service-kit/actor';
import { handle } from '@pokriv/service-kit/http';
import { Router } from 'express';

import { messages } from '../messages.ts';
import { createProfile } from './create-profile.ts';
import { getProfile } from './get-profile.ts';
import type { IdentityDeps } from './provider-identity.ts';
import { toUser } from './to-user.ts';
import { updateProfile } from './update-profile.ts';

export function profileRoutes(deps: IdentityDeps): Router {
  const router = Router();

  handle(router, 'createProfile', async ({ caller, body }) => ({
    data: toUser(await createProfile(deps, identityOf(caller), body)),
  }));

  handle(router, 'getProfile', async ({ caller }) => ({
    data: toUser(await getProfile(deps, identityOf(caller))),
  }));

  handle(router, 'updateProfile', async ({ caller, body }) => ({
    data: toUser(await updateProfile(deps, identityOf(caller), body)),
    message: messages.profileSaved,
  }));

  handle(router, 'checkPhone', async ({ caller, body }) => {
    const phone = validPhone(body.phone);
    return { data: { isAvailable: !(await deps.accounts.isPhoneTaken(phone, caller.identity?.uid)) } };
  });

  return router;
}

/** Endpoints for the identified always have one. */
function identityOf({ identity }: Caller) {
  if (!identity) throw unauthenticated();
  return identity;
}

function validPhone(input: string): string {
  if (isValidPhone(input)) return normalizePhone(input);
  const msg = Phone.safeParse(input).error?.issues[0]?.message ?? '';
  throw badRequest(msg, [{ param: 'phone', msg }]);
}
