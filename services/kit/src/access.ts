import type { Actor } from '@pokriv/contracts/actor';
import type { Call } from '@pokriv/contracts/calls';
import { forbidden, secondFactorRequired, unauthenticated } from '@pokriv/contracts/errors';
import { suspended } from '@pokriv/contracts/account/suspension';

import type { Caller } from './actor.ts';

/**
 * Checks an endpoint's access (spec §6); runs in the BFF and again in the service.
 * @throws AppError UNAUTHENTICATED, ACCOUNT_SUSPENDED, SECOND_FACTOR_REQUIRED or FORBIDDEN
 */
export function assertAccess(
  { access, needsSecondFactor }: Pick<Call, 'access' | 'needsSecondFactor'>,
  { identity, actor, secondFactor }: Pick<Caller, 'identity' | 'actor' | 'secondFactor'>,
): void {
  if (needsSecondFactor && secondFactor === 'code') throw secondFactorRequired(secondFactor);
  if (access === 'public') return;
  if (!identity) throw unauthenticated();
  if (access === 'identified') return;
  if (!actor) throw forbidden('Завършете регистрацията си, за да продължите.');
  assertNotSuspended(actor);
  if (access === 'signed-in' || access.includes(actor.role)) return;
  throw secondFactor && access.includes('admin') ? secondFactorRequired(secondFactor) : forbidden();
}

/** @throws AppError ACCOUNT_SUSPENDED */
export function assertNotSuspended(actor: Actor): void {
  if (actor.isSuspended) throw suspended(actor.suspension ?? { until: null, reason: '' });
}
