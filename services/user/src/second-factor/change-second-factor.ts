import type { Actor, Identity } from '@pokriv/contracts/actor';
import { conflict, forbidden, notFound } from '@pokriv/contracts/errors';
import type { RecoveryCodes } from '@pokriv/contracts/account/second-factor';
import type { Caller } from '@pokriv/service-kit/actor';

import type { StoredAccount } from '../accounts/account.model.ts';
import { changeAccount } from '../accounts/change-account.ts';
import { messages as accountMessages } from '../messages.ts';
import { endedSessions } from '../sessions/end-sessions.ts';
import { announceSecondFactor } from './announce-change.ts';
import { messages } from './messages.ts';
import { ownAdmin } from './own-admin.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import type { SecondFactorDeps } from './second-factor-deps.ts';
import { tryCode } from './try-code.ts';

interface Given {
  code: string;
  caller: Pick<Caller, 'ip' | 'visitor'>;
}

/**
 * Replaces all recovery codes by ten new ones.
 * @throws AppError those of `tryCode`; FORBIDDEN when the factor is not offered
 */
export async function renewRecoveryCodes(
  deps: SecondFactorDeps,
  { uid }: Identity,
  given: Given,
): Promise<RecoveryCodes> {
  const account = await ownAdmin(deps, uid);
  const good = await tryCode(deps, { userId: uid, ...given });
  const codes = newRecoveryCodes(deps.box, uid);
  await deps.inTransaction(async (unit) => {
    await good.use(unit);
    await deps.secondFactors.replaceRecovery(uid, codes.stored, unit);
    const told = { change: 'codes-renewed', recoveryLeft: codes.stored.length, at: deps.now() } as const;
    await announceSecondFactor(account, told, unit);
  });
  return { recoveryCodes: codes.shown };
}

/**
 * Removes the owner's second factor.
 * @throws AppError CONFLICT while it is required, or when it is not set up; those of `tryCode`
 */
export async function removeSecondFactor(
  deps: SecondFactorDeps,
  { uid }: Identity,
  given: Given,
): Promise<StoredAccount> {
  await ownAdmin(deps, uid);
  if (deps.adminMfa === 'required') throw conflict(messages.isRequired);
  const good = await tryCode(deps, { userId: uid, ...given });
  return changeAccount(deps, uid, async (account, unit) => {
    await good.use(unit);
    await deps.secondFactors.remove(uid, unit);
    await announceSecondFactor(account, { change: 'switched-off', recoveryLeft: 0, at: deps.now() }, unit);
    return { secondFactorSince: null };
  });
}

/**
 * Resets a colleague's lost factor and ends their sessions, which would otherwise have an administrator's rights
 * immediately. At the provider first, so that a failed call can be retried.
 * @throws AppError FORBIDDEN for the caller's own account; NOT_FOUND; CONFLICT when there is none
 */
export async function resetSecondFactor(
  deps: SecondFactorDeps,
  admin: Pick<Actor, 'id'>,
  userId: string,
  reason: string,
): Promise<StoredAccount> {
  if (admin.id === userId) throw forbidden(messages.ownReset);
  const known = await deps.accounts.byId(userId);
  if (!known) throw notFound(accountMessages.profileMissing);
  if (!known.secondFactorSince) throw conflict(messages.nothingToReset);
  await deps.provider.endSessions(userId);
  return changeAccount(deps, userId, async (account, unit) => {
    if (!account.secondFactorSince) throw conflict(messages.nothingToReset);
    await deps.secondFactors.remove(userId, unit);
    await announceSecondFactor(account, { change: 'reset', recoveryLeft: 0, at: deps.now(), reason }, unit);
    return { secondFactorSince: null, ...endedSessions() };
  });
}
