import { missingSecondFactor, type AdminMfa } from '@pokriv/service-kit/admin-mfa';
import type { Caller } from '@pokriv/service-kit/actor';

export type ApplySecondFactor = (caller: Caller) => Caller;

/**
 * Applies the second-factor policy, in this one place. An administrator without a second factor in this session is
 * downgraded to tenant and carries the missing step, which `assertAccess` reports.
 */
export const secondFactorOf =
  (policy: AdminMfa): ApplySecondFactor =>
  (caller) => {
    const { actor, identity } = caller;
    const missing = actor && identity ? missingSecondFactor(policy, actor, identity) : undefined;
    if (!actor || !missing) return caller;
    return {
      ...caller,
      actor: { ...actor, role: 'tenant', listingLimit: actor.listingLimit ?? 0 },
      secondFactor: missing,
    };
  };
