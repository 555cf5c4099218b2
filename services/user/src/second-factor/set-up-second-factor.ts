import type { Identity } from '@pokriv/contracts/actor';
import { AppError, conflict, secondFactorRequired } from '@pokriv/contracts/errors';
import type { SecondFactorSession, SecondFactorSetup } from '@pokriv/contracts/account/second-factor';
import { isSecondFactorGiven } from '@pokriv/service-kit/admin-mfa';
import type { Caller } from '@pokriv/service-kit/actor';

import type { StoredAccount } from '../accounts/account.model.ts';
import { changeAccount } from '../accounts/change-account.ts';
import { announceSecondFactor } from './announce-change.ts';
import { nextSecond, startGivenSession, toSession } from './given-session.ts';
import { messages } from './messages.ts';
import { ownAdmin } from './own-admin.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import type { SecondFactorDeps } from './second-factor-deps.ts';
import { newSecret, otpauthUri, stepOf } from './totp.ts';
import { browserOf, countTry, wrongCode } from './try-code.ts';

const MINUTE_MS = 60_000;
/** Maximum age of the sign-in or code required for a set-up. */
const FRESH_MS = 5 * MINUTE_MS;
const PENDING_MS = 15 * MINUTE_MS;

/**
 * Creates a pending secret. Requires a recent sign-in, or a recent code when a factor is replaced.
 * @throws AppError FORBIDDEN when the factor is not offered; SIGN_IN_AGAIN; SECOND_FACTOR_REQUIRED
 */
export async function setUpSecondFactor(
  deps: SecondFactorDeps,
  identity: Identity,
): Promise<SecondFactorSetup> {
  const account = await ownAdmin(deps, identity.uid);
  assertFresh(deps, account, identity);
  const secret = newSecret();
  const pending = { secret: deps.box.seal(identity.uid, secret), createdAt: deps.now() };
  await deps.secondFactors.setPending(identity.uid, pending);
  return { secret, uri: otpauthUri(secret, account.email) };
}

function assertFresh({ now }: SecondFactorDeps, account: StoredAccount, identity: Identity): void {
  const isFresh = (second = 0) => now().getTime() - second * 1000 <= FRESH_MS;
  const since = account.secondFactorSince ?? null;
  if (since === null) {
    if (isFresh(identity.signedInAt)) return;
    throw new AppError({ code: 'SIGN_IN_AGAIN', message: messages.signInAgain });
  }
  if (isSecondFactorGiven(since, identity) && isFresh(identity.secondFactorAt)) return;
  throw secondFactorRequired('code');
}

/**
 * Confirms a pending secret with its first code; every other session then needs the factor. Replaces a former factor
 * and its recovery codes.
 * @throws AppError CONFLICT without a valid pending secret; BAD_REQUEST with `code`; SECOND_FACTOR_REQUIRED when the
 * current factor was not given; RATE_LIMITED
 */
export async function confirmSecondFactor(
  deps: SecondFactorDeps,
  identity: Identity,
  attempt: { code: string; caller: Pick<Caller, 'ip' | 'visitor'> },
): Promise<SecondFactorSession & { recoveryCodes: string[] }> {
  const { uid } = identity;
  const { box, now, secondFactors } = deps;
  const account = await ownAdmin(deps, uid);
  const before = account.secondFactorSince ?? null;
  if (before !== null && !isSecondFactorGiven(before, identity)) throw secondFactorRequired('code');
  const factor = await secondFactors.byId(uid);
  const { pending } = factor ?? {};
  if (!factor || !pending || now().getTime() - pending.createdAt.getTime() > PENDING_MS)
    throw conflict(messages.setUpAgain);

  const lastStep = await countTry(deps, { userId: uid, ...attempt }, undefined, () => {
    const step = stepOf(attempt.code, box.open(uid, pending.secret), now());
    if (step === undefined) throw wrongCode(messages.wrongCode);
    return step;
  });
  const since = nextSecond(now());
  const tokens = await startGivenSession(deps, identity, since);
  const codes = newRecoveryCodes(box, uid);
  const browser = browserOf(deps, uid, attempt.caller.visitor);
  const confirmed = {
    secret: pending.secret,
    confirmedAt: now(),
    lastStep,
    recovery: codes.stored,
    browsers: browser ? [browser] : [],
  };
  const changed = await changeAccount(deps, uid, async (present, unit) => {
    if (!(await secondFactors.confirm(uid, confirmed, unit))) throw conflict(messages.setUpAgain);
    const change = before === null ? 'set-up' : 'replaced';
    const told = { change, recoveryLeft: codes.stored.length, at: confirmed.confirmedAt } as const;
    await announceSecondFactor(present, told, unit);
    return { secondFactorSince: since };
  });
  return { ...toSession(tokens, changed), recoveryCodes: codes.shown };
}
