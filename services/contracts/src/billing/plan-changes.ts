/**
 * Rules of a plan change (decisions §8), shared by the service and the screen: upgrades apply at once, charged for the
 * rest of the period, downgrades at its end. Free of zod.
 */
import { planOrder, type PaidPlanId, type PlanId, type PlanInterval } from './plans.ts';
import type { SubscriptionStatus } from './subscription-states.ts';

export type PlanChange = 'upgrade' | 'downgrade' | 'restore';

export const planObstacles = {
  same: 'Вече сте на този план.',
  'starts-later': 'Започва след края на платения период.',
  'after-the-year':
    'Годишен план се сменя с месечен след края на годината: прекратете го и тогава изберете месечен.',
  'lower-first': 'Първо преминете към него месечно; годишно плащане се избира, щом започне.',
  'resume-first': 'Абонаментът ви е прекратен от края на периода. Възобновете го, за да смените плана.',
  'pay-first': 'Първо платете просрочения период: сменете картата и опитайте отново.',
} as const;
export type PlanObstacle = keyof typeof planObstacles;

export const isObstacle = (change: PlanChange | PlanObstacle): change is PlanObstacle =>
  Object.hasOwn(planObstacles, change);

export interface SoldPlan {
  planId: PaidPlanId;
  interval: PlanInterval;
}

export interface PresentPlan {
  planId: PlanId;
  interval: PlanInterval;
  nextPlanId: PlanId | null;
  cancelAtPeriodEnd: boolean;
  status: SubscriptionStatus;
}

type Turn = 'same' | 'to-year' | 'to-month';

const table = {
  more: { same: 'upgrade', 'to-year': 'upgrade', 'to-month': 'after-the-year' },
  equal: { same: 'same', 'to-year': 'upgrade', 'to-month': 'after-the-year' },
  less: { same: 'downgrade', 'to-year': 'lower-first', 'to-month': 'after-the-year' },
} as const satisfies Record<string, Record<Turn, PlanChange | PlanObstacle>>;

const turnOf = (from: PlanInterval, to: PlanInterval): Turn =>
  from === to ? 'same' : to === 'year' ? 'to-year' : 'to-month';

export function planChange(present: PresentPlan, wanted: SoldPlan): PlanChange | PlanObstacle {
  const { nextPlanId, cancelAtPeriodEnd, status } = present;
  const rank = planOrder.indexOf(wanted.planId) - planOrder.indexOf(present.planId);
  const size = rank > 0 ? 'more' : rank < 0 ? 'less' : 'equal';
  const change = table[size][turnOf(present.interval, wanted.interval)];
  if (change === 'same' && (nextPlanId === null || cancelAtPeriodEnd)) return 'same';
  if (cancelAtPeriodEnd) return 'resume-first';
  if (status === 'past_due') return 'pay-first';
  if (change === 'same') return 'restore';
  return change === 'downgrade' && nextPlanId === wanted.planId ? 'starts-later' : change;
}
