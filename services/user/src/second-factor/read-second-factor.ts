import type { Identity } from '@pokriv/contracts/actor';
import type { SecondFactorState } from '@pokriv/contracts/account/second-factor';
import { isSecondFactorGiven } from '@pokriv/service-kit/admin-mfa';

import { isOffered } from './own-admin.ts';
import { recoveryLeft } from './recovery-codes.ts';
import type { SecondFactorDeps } from './second-factor-deps.ts';

const notOffered: SecondFactorState = {
  isOffered: false,
  isRequired: false,
  isSetUp: false,
  isGiven: false,
  recoveryLeft: 0,
  setUpAt: null,
};

export async function readSecondFactor(
  deps: Pick<SecondFactorDeps, 'accounts' | 'adminMfa' | 'box' | 'secondFactors'>,
  identity: Identity,
): Promise<SecondFactorState> {
  const account = await deps.accounts.byId(identity.uid);
  if (!account || !isOffered(deps, account)) return notOffered;
  const since = account.secondFactorSince ?? null;
  const factor = since === null ? null : await deps.secondFactors.byId(identity.uid);
  return {
    isOffered: true,
    isRequired: deps.adminMfa === 'required',
    isSetUp: since !== null,
    isGiven: isSecondFactorGiven(since, identity),
    recoveryLeft: recoveryLeft(factor?.recovery ?? [], deps.box),
    setUpAt: factor?.confirmedAt?.toISOString() ?? null,
  };
}
