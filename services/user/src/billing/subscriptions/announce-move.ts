import type { PaymentFailure } from '@pokriv/contracts/billing/payment-states';
import { EXCESS_DAYS, type PaidPlanId } from '@pokriv/contracts/billing/plans';
import type { JobData } from '@pokriv/contracts/jobs';
import type { Unit } from '@pokriv/service-kit/mongo';

import type { AccountRepository } from '../../accounts/account.repository.ts';
import { isLive } from './grant-rights.ts';
import type { StoredSubscription } from './subscription.model.ts';

const DAY_MS = 86_400_000;

interface Deps {
  accounts: Pick<AccountRepository, 'byId'>;
  now: () => Date;
}

type Told = JobData<'subscription-started'>;

export interface Move {
  before: StoredSubscription | null;
  after: StoredSubscription;
  failure: PaymentFailure;
}

export async function announceMove({ accounts, now }: Deps, move: Move, unit: Unit): Promise<void> {
  const { before, after } = move;
  const account = await accounts.byId(after.userId, unit);
  if (!account) return;
  const { email, firstName } = account;
  const { planId, interval, endReason } = after;
  const periodEnd = after.currentPeriodEnd.toISOString();
  const told = { email, firstName, planId, interval, nextPlanId: after.nextPlanId, periodEnd };
  if (before && isLive(before) && isLive(after))
    return announceChange({ ...move, before }, told, unit, now());
  if (isLive(after)) return unit.announce('subscription-started', told);
  // the refund's mail covers a duplicate or a wrong amount
  if (!isLive(before) || endReason === 'duplicate' || endReason === 'mismatch') return;
  const pausedFrom = new Date(now().getTime() + EXCESS_DAYS * DAY_MS).toISOString();
  const isUnpaid = after.status === 'expired' || endReason === 'unpaid';
  const reason = endReason === 'refunded' ? endReason : isUnpaid ? 'unpaid' : 'cancelled';
  await unit.announce('subscription-ended', { ...told, reason, pausedFrom });
}

function newPlan(
  before: StoredSubscription,
  after: StoredSubscription,
  now: Date,
): { planId: PaidPlanId; from: Date } | undefined {
  const isPlanned = after.nextPlanId !== null && after.nextPlanId !== before.nextPlanId;
  if (isPlanned) return { planId: after.nextPlanId ?? after.planId, from: after.currentPeriodEnd };
  const isOther = after.planId !== before.planId || after.interval !== before.interval;
  return isOther && before.nextPlanId !== after.planId ? { planId: after.planId, from: now } : undefined;
}

async function announceChange(
  { before, after, failure }: Move & { before: StoredSubscription },
  told: Told,
  unit: Unit,
  now: Date,
): Promise<void> {
  const change = newPlan(before, after, now);
  if (change)
    await unit.announce('subscription-changed', {
      ...told,
      planId: change.planId,
      from: change.from.toISOString(),
    });
  if (before.cancelAtPeriodEnd !== after.cancelAtPeriodEnd)
    await unit.announce(after.cancelAtPeriodEnd ? 'subscription-cancelled' : 'subscription-resumed', told);
  if (before.status !== 'past_due' && after.graceEndsAt)
    await unit.announce('subscription-past-due', {
      ...told,
      failure,
      graceEndsAt: after.graceEndsAt.toISOString(),
    });
}
