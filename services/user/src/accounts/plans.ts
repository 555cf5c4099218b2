import { PAST_DUE_DAYS, planGives, type PlanId } from '@pokriv/contracts/billing/plans';
import type { Role } from '@pokriv/contracts/roles';

interface Subscriber {
  role: Role;
  plan: PlanId;
  premiumExpiresAt: Date | null;
}

const GRACE_MS = PAST_DUE_DAYS * 86_400_000;

/**
 * True while a paid plan gives rights; a plan without an end lasts. Rights outlast the paid time by the grace period
 * for a late payment; the subscription removes an ended plan.
 */
export function isPremium({ plan, premiumExpiresAt }: Subscriber, now = new Date()): boolean {
  return (
    plan !== 'free' && (premiumExpiresAt === null || premiumExpiresAt.getTime() + GRACE_MS > now.getTime())
  );
}

/** Publishing slots; null for administrators, who have no limit (decisions §7). */
export function listingLimit(subscriber: Subscriber, now = new Date()): number | null {
  if (subscriber.role === 'admin') return null;
  return planGives[isPremium(subscriber, now) ? subscriber.plan : 'free'].listings;
}
