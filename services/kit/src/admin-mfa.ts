import type { Actor, Identity } from '@pokriv/contracts/actor';
import type { SecondFactorStep } from '@pokriv/contracts/errors';
import { z } from 'zod';

import { defaultByMode } from './env.ts';

/**
 * `off`: no second factor. `optional`: required once an administrator has set one up. `required`: no administrator
 * rights without one.
 */
export const adminMfaPolicies = ['off', 'optional', 'required'] as const;
export type AdminMfa = (typeof adminMfaPolicies)[number];

/** Enforced by the BFF; the user service uses it to decide whether a second factor may be removed. */
export const adminMfaEnv = {
  ADMIN_MFA: defaultByMode(z.enum(adminMfaPolicies), { local: 'optional', production: 'required' }).describe(
    'Second factor of administrators, the same for BFF and user service: `required` (without one an administrator has the rights of a tenant), `optional` (asked only of those with one), `off`.',
  ),
};

/** A code older than the factor's set-up is invalid. */
export const isSecondFactorGiven = (
  secondFactorSince: number | null,
  { secondFactorAt }: Pick<Identity, 'secondFactorAt'>,
): boolean =>
  secondFactorSince !== null && secondFactorAt !== undefined && secondFactorAt >= secondFactorSince;

export function missingSecondFactor(
  policy: AdminMfa,
  { role, secondFactorSince }: Pick<Actor, 'role' | 'secondFactorSince'>,
  identity: Pick<Identity, 'secondFactorAt'>,
): SecondFactorStep | undefined {
  if (role !== 'admin' || policy === 'off') return undefined;
  if (secondFactorSince === null) return policy === 'required' ? 'setup' : undefined;
  return isSecondFactorGiven(secondFactorSince, identity) ? undefined : 'code';
}
