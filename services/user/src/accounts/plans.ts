import { PAST_DUE_DAYS, planGives, type PlanId } from '@pokriv/contracts/billing/plans';
import type { Role } from '@pokriv/contracts/roles';

interface Subscriber {
  role: Role;
  plan: PlanId;
  premiumExpiresAt: Date | null;
}

const GRACE_MS = PAST_DUE_DAYS * 86_400_000;

/**
 * A paid plan that has not ended; one without an end does not end. Rights outlast what is paid by the days of grace: the
 * next payment may be late or fail at first. A plan that is ended is taken away by its subscription.
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
