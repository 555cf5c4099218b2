import { planPrices, type PaidPlanId } from '@pokriv/contracts/billing/plans';

/** Saving of the yearly price over twelve months, in euro cents and whole percent. */
export function yearSaving(plan: PaidPlanId): { cents: number; percent: number } {
  const { month, year } = planPrices[plan];
  const cents = 12 * month - year;
  return { cents, percent: Math.round((cents / (12 * month)) * 100) };
}
