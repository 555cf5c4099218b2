import type { Role } from '@pokriv/contracts/roles';

/** Publishing slots of each plan (decisions §8). */
export const listingLimits = { free: 1, premium: 5, business: 25 } as const;
export type Plan = keyof typeof listingLimits;

interface Subscriber {
  role: Role;
  plan: Plan;
  premiumExpiresAt: Date | null;
}

/** A paid plan that has not ended; one without an end does not end. */
export function isPremium({ plan, premiumExpiresAt }: Subscriber, now = new Date()): boolean {
  return plan !== 'free' && (premiumExpiresAt === null || premiumExpiresAt > now);
}

/** Publishing slots; null for administrators, who have no limit (decisions §7). */
export function listingLimit(subscriber: Subscriber): number | null {
  if (subscriber.role === 'admin') return null;
  return isPremium(subscriber) ? listingLimits[subscriber.plan] : listingLimits.free;
}
