import { badRequest, unauthenticated } from '@pokriv/contracts/errors';
import { isValidPhone, normalizePhone } from '@pokriv/contracts/phone';
import { Phone } from '@pokriv/contracts/account/user';
import type { Caller } from '@pokriv/service-kit/actor';
import { handle } from '@pokriv/service-kit/http';
import { Router } from 'express';

import type { NetworkLimits } from '../limits.ts';
import { messages } from '../messages.ts';
import { createProfile } from './create-profile.ts';
import { isFieldTaken } from './field-taken.ts';
import { getProfile, type ReadProfileDeps } from './get-profile.ts';
import { toUser } from './to-user.ts';
import { updateProfile } from './update-profile.ts';

interface ProfileDeps extends ReadProfileDeps {
  networkLimits: Pick<NetworkLimits, 'check-phone-ip'>;
  devices: { remember: (email: string, visitor: string | null) => Promise<void> };
}

export function profileRoutes(deps: ProfileDeps): Router {
  const router = Router();

  handle(router, 'createProfile', async ({ caller, body }) => {
    const budget = deps.networkLimits['check-phone-ip'];
    if (body.phone) await budget.check(caller.ip);
    const account = await createProfile(deps, identityOf(caller), body).catch(async (error: unknown) => {
      // only a refusal reveals a phone, and a registration must not count twice for one number
      if (isFieldTaken(error, 'phone')) await budget.take(caller.ip);
      throw error;
    });
    return { data: toUser(account) };
  });

  handle(router, 'getProfile', async ({ caller }) => {
    const account = await getProfile(deps, identityOf(caller));
    await deps.devices.remember(account.email, caller.visitor);
    return { data: toUser(account) };
  });

  handle(router, 'updateProfile', async ({ caller, body }) => {
    await takePhoneCheck(deps, caller, body.phone);
    const account = await updateProfile(deps, identityOf(caller), body);
    return { data: toUser(account), message: messages.profileSaved };
  });

  handle(router, 'checkPhone', async ({ caller, body }) => {
    const phone = validPhone(body.phone);
    return { data: { isAvailable: !(await deps.accounts.isPhoneTaken(phone, caller.identity?.uid)) } };
  });

  return router;
}

function identityOf({ identity }: Caller) {
  if (!identity) throw unauthenticated();
  return identity;
}

/**
 * Takes a point of the phone check budget per network, shared with `POST /auth/check-phone`: saving a phone also
 * reveals whether it is taken.
 * @throws AppError RATE_LIMITED
 */
async function takePhoneCheck(
  { accounts, networkLimits }: ProfileDeps,
  caller: Caller,
  phone: string | null | undefined,
): Promise<void> {
  if (!phone) return;
  const own = await accounts.byId(identityOf(caller).uid);
  if (own?.phone !== phone) await networkLimits['check-phone-ip'].take(caller.ip);
}

function validPhone(input: string): string {
  if (isValidPhone(input)) return normalizePhone(input);
  const msg = Phone.safeParse(input).error?.issues[0]?.message ?? '';
  throw badRequest(msg, [{ param: 'phone', msg }]);
}
