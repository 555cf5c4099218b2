/**
 * What a change of plan means, as one table for the service that makes it and the screen that offers it (decisions §8):
 * more comes at once and is paid for the rest of the period, less comes at its end. Free of zod.
 */
import { planOrder, type PaidPlanId, type PlanId, type PlanInterval } from './plans.ts';
import type { SubscriptionStatus } from './subscription-states.ts';

/** More at once; less at the end of what is paid; staying although less was chosen. */
export type PlanChange = 'upgrade' | 'downgrade' | 'restore';

/** Why a plan cannot be taken from here, and what to do first. */
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

/** A plan as it is sold. */
export interface SoldPlan {
  planId: PaidPlanId;
  interval: PlanInterval;
}

/** A subscription as far as a change depends on it; `planId` is the plan whose rights hold now. */
export interface PresentPlan {
  planId: PlanId;
  interval: PlanInterval;
  /** What follows at the end of the period; `free` after a cancellation. */
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

/** What leads from the present plan to a wanted one, or what stands against it. */
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
