import type { Subscription, SubscriptionState } from '@pokriv/contracts/billing/billing';
import { liveSubscriptions } from '@pokriv/contracts/billing/subscription-states';
import { useRead } from '@pokriv/web-kit/api';

/** Short deduping: the user may have just paid. */
const FRESH_MS = 2000;

export interface OwnPlan {
  state: SubscriptionState;
  /** Absent on the free plan and for granted rights. */
  live: Subscription | undefined;
}

export function useSubscription() {
  const swr = { dedupingInterval: FRESH_MS };
  const rights = useRead('readSubscriptionStatus', { swr });
  const own = useRead('readSubscription', { swr });
  const state = rights.data?.data;
  const subscription = own.data?.data ?? undefined;
  const isLive = subscription !== undefined && liveSubscriptions.includes(subscription.status);
  const plan: OwnPlan | undefined =
    state && own.data ? { state, live: isLive ? subscription : undefined } : undefined;
  return {
    plan,
    error: plan ? undefined : (rights.error ?? own.error),
    readAgain: () => void Promise.all([rights.mutate(), own.mutate()]),
  };
}
