import type { Unit } from '@pokriv/service-kit/mongo';

import { changeAccountWith } from '../../accounts/change-account.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { paidUntil } from './to-stored-subscription.ts';

/**
 * Gives somebody the rights of the subscription that they have, or takes them away.
 * @returns whether the account changed
 */
export async function grantRights(
  deps: Pick<BillingDeps, 'accounts' | 'followers' | 'subscriptions'>,
  userId: string,
  unit: Unit,
): Promise<boolean> {
  const account = await deps.accounts.byId(userId, unit);
  if (!account || account.isErasing) return false;
  const live = await deps.subscriptions.liveOf(userId, unit);
  const plan = live?.planId ?? 'free';
  const premiumExpiresAt = live && paidUntil(live);
  const { isChanged } = await changeAccountWith(
    deps,
    userId,
    (before) =>
      before.plan === plan && before.premiumExpiresAt?.getTime() === premiumExpiresAt?.getTime()
        ? undefined
        : { plan, premiumExpiresAt },
    unit,
  );
  return isChanged;
}
