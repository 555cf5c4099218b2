import { missingSecondFactor, type AdminMfa } from '@pokriv/service-kit/admin-mfa';
import type { Caller } from '@pokriv/service-kit/actor';

/** A caller as services may know them. */
export type ApplySecondFactor = (caller: Caller) => Caller;

/**
 * The one place that asks for the second factor: an administrator who has not given it in this session goes on as a
 * tenant, so that no handler gives them more, and carries what is missing, so that `assertAccess` says so where only
 * administrators may.
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
