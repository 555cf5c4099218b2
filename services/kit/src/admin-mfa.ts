import type { Actor, Identity } from '@pokriv/contracts/actor';
import type { SecondFactorStep } from '@pokriv/contracts/errors';
import { z } from 'zod';

/**
 * `off`: no second factor is asked for. `optional`: asked of administrators who set one up. `required`: an
 * administrator without one has no rights of an administrator.
 */
export const adminMfaPolicies = ['off', 'optional', 'required'] as const;
export type AdminMfa = (typeof adminMfaPolicies)[number];

/** Read by the BFF, which enforces it, and by the user service, which says what may be switched off. */
export const adminMfaEnv = { ADMIN_MFA: z.enum(adminMfaPolicies).optional() };

/** The setting, by default `required` in production and `optional` elsewhere. */
export const adminMfaOf = (env: { NODE_ENV: string; ADMIN_MFA?: AdminMfa | undefined }): AdminMfa =>
  env.ADMIN_MFA ?? (env.NODE_ENV === 'production' ? 'required' : 'optional');

/** Whether a code of the factor that is set up now was given in this session. */
export const isSecondFactorGiven = (
  secondFactorSince: number | null,
  { secondFactorAt }: Pick<Identity, 'secondFactorAt'>,
): boolean =>
  secondFactorSince !== null && secondFactorAt !== undefined && secondFactorAt >= secondFactorSince;

/** What an administrator's session lacks before it has an administrator's rights; undefined when nothing does. */
export function missingSecondFactor(
  policy: AdminMfa,
  { role, secondFactorSince }: Pick<Actor, 'role' | 'secondFactorSince'>,
  identity: Pick<Identity, 'secondFactorAt'>,
): SecondFactorStep | undefined {
  if (role !== 'admin' || policy === 'off') return undefined;
  if (secondFactorSince === null) return policy === 'required' ? 'setup' : undefined;
  return isSecondFactorGiven(secondFactorSince, identity) ? undefined : 'code';
}
