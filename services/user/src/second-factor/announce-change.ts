import type { JobData } from '@pokriv/contracts/jobs';
import { announceAct } from '@pokriv/service-kit/acts';
import type { Unit } from '@pokriv/service-kit/mongo';

import { userTarget } from '../admin-users/user-act.ts';
import type { StoredAccount } from '../accounts/account.model.ts';

type Change = Pick<JobData<'second-factor-changed'>, 'change' | 'recoveryLeft'> & {
  at: Date;
  reason?: string;
};

const states: Record<Change['change'], { before: object; after: object }> = {
  'set-up': { before: { secondFactor: false }, after: { secondFactor: true } },
  replaced: { before: {}, after: {} },
  'codes-renewed': { before: {}, after: {} },
  'recovery-used': { before: {}, after: {} },
  'switched-off': { before: { secondFactor: true }, after: { secondFactor: false } },
  reset: { before: { secondFactor: true }, after: { secondFactor: false } },
};

export async function announceSecondFactor(
  account: StoredAccount,
  { change, recoveryLeft, at, reason }: Change,
  unit: Unit,
): Promise<void> {
  const { _id: id, email, firstName, lastName } = account;
  const mail = { email, firstName, change, recoveryLeft, at: at.toISOString(), reason: reason ?? null };
  await unit.announce('second-factor-changed', mail);
  const { before, after } = states[change];
  await announceAct(
    {
      target: userTarget(account),
      before: { ...before },
      after: { ...after, ...(change === 'recovery-used' && { recoveryLeft }) },
      reason: reason ?? null,
      ...(change !== 'reset' && { by: { id, firstName, lastName } }),
    },
    unit,
  );
}
