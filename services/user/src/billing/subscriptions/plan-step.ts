import { planOrder } from '@pokriv/contracts/plans';

import type { BoughtPlan } from '../stripe/catalogue.ts';
import type { StoredSubscription } from './subscription.model.ts';

/**
 * What another plan means: more at once, paid for what is left; less at the end of what is paid; `restore`: staying after
 * all. The others are not sold in the middle of a period.
 */
export type PlanStep = 'upgrade' | 'downgrade' | 'restore' | 'same' | 'year-to-month' | 'two-steps';

type Present = Pick<StoredSubscription, 'planId' | 'interval' | 'nextPlanId'>;

/** From the plan whose rights hold now (decisions §8). */
export function planStep(present: Present, wanted: BoughtPlan): PlanStep {
  const rank = planOrder.indexOf(wanted.planId) - planOrder.indexOf(present.planId);
  const isSameInterval = wanted.interval === present.interval;
  if (rank === 0 && isSameInterval) return present.nextPlanId === null ? 'same' : 'restore';
  if (present.interval === 'year' && wanted.interval === 'month') return 'year-to-month';
  if (rank < 0) return sameOrTwoSteps(present, wanted);
  return 'upgrade';
}

function sameOrTwoSteps(present: Present, wanted: BoughtPlan): PlanStep {
  if (wanted.interval !== present.interval) return 'two-steps';
  return present.nextPlanId === wanted.planId ? 'same' : 'downgrade';
}
