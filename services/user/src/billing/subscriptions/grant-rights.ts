import { liveSubscriptions } from '@pokriv/contracts/billing/subscription-states';
import type { Unit } from '@pokriv/service-kit/mongo';

import { changeAccountWith, type AccountDeps } from '../../accounts/change-account.ts';
import type { StoredSubscription } from './subscription.model.ts';
import type { SubscriptionRepository } from './subscription.repository.ts';

interface Deps extends Pick<AccountDeps, 'accounts' | 'followers'> {
  subscriptions: Pick<SubscriptionRepository, 'liveOf'>;
}

/** True when the subscription gives rights. */
export const isLive = (subscription: StoredSubscription | null): boolean =>
  subscription !== null &&
  liveSubscriptions.includes(subscription.status) &&
  (subscription.endReason === null || subscription.endReason === 'unpaid');

/** End of the paid time; rights last a few days longer (see `isPremium`). */
export const paidUntil = ({ status, currentPeriodStart, currentPeriodEnd }: StoredSubscription): Date =>
  status === 'past_due' ? currentPeriodStart : currentPeriodEnd;

/** Syncs the account's rights with its live subscription. @returns whether the account changed */
export async function grantRights(deps: Deps, userId: string, unit: Unit): Promise<boolean> {
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
