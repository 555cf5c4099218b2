import type { Identity } from '@pokriv/contracts/actor';
import type { SecondFactorSession } from '@pokriv/contracts/account/second-factor';
import type { Caller } from '@pokriv/service-kit/actor';

import { announceSecondFactor } from './announce-change.ts';
import { givenAt, startGivenSession, toSession } from './given-session.ts';
import { ownAdmin } from './own-admin.ts';
import type { SecondFactorDeps } from './second-factor-deps.ts';
import { tryCode } from './try-code.ts';

interface Given {
  code: string;
  caller: Pick<Caller, 'ip' | 'visitor'>;
}

/**
 * Verifies an app code or a recovery code and returns a session with an administrator's rights.
 * @throws AppError FORBIDDEN when the factor is not offered; CONFLICT when it is not set up; BAD_REQUEST with `code`;
 * RATE_LIMITED
 */
export async function giveSecondFactor(
  deps: SecondFactorDeps,
  identity: Identity,
  given: Given,
): Promise<SecondFactorSession> {
  const account = await ownAdmin(deps, identity.uid);
  const good = await tryCode(deps, { userId: identity.uid, ...given });
  const tokens = await startGivenSession(deps, identity, givenAt(deps.now(), account));
  await deps.inTransaction(async (unit) => {
    await good.use(unit);
    const { isRecovery, recoveryLeft } = good;
    if (isRecovery)
      await announceSecondFactor(account, { change: 'recovery-used', recoveryLeft, at: deps.now() }, unit);
  });
  return toSession(tokens, account);
}
