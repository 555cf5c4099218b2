import type { SubscriptionState } from '@pokriv/contracts/billing/billing';
import { notFound } from '@pokriv/contracts/errors';

import type { AccountRepository } from '../../accounts/account.repository.ts';
import { isPremium, listingLimit } from '../../accounts/plans.ts';
import { messages as accountMessages } from '../../messages.ts';
import { readCredits, type CreditDeps } from '../promotions/plan-credits.ts';
import type { SubscriptionRepository } from '../subscriptions/subscription.repository.ts';

export interface SubscriptionStatusDeps extends CreditDeps {
  accounts: AccountRepository;
  subscriptions: SubscriptionRepository;
}

/** Current rights of a person's plan (decisions §8). @throws AppError NOT_FOUND without a profile */
export async function readSubscriptionStatus(
  deps: SubscriptionStatusDeps,
  userId: string,
): Promise<SubscriptionState> {
  const account = await deps.accounts.byId(userId);
  if (!account) throw notFound(accountMessages.profileMissing);
  const live = await deps.subscriptions.liveOf(userId);
  const isPaid = isPremium(account, deps.now());
  const limit = listingLimit(account, deps.now());
  const { used } = account.usedListings;
  return {
    isPremium: isPaid,
    planId: isPaid ? account.plan : 'free',
    premiumExpiresAt: account.premiumExpiresAt?.toISOString() ?? null,
    listingLimit: limit,
    activeListings: used,
    remainingListings: limit === null ? null : Math.max(0, limit - used),
    promotionCredits: await readCredits(deps, account, live),
  };
}
