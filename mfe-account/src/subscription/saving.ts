import { planPrices, type PaidPlanId } from '@pokriv/contracts/billing/plans';

/** Saving of a yearly price against twelve months: euro cents and whole percent. */
export function yearSaving(plan: PaidPlanId): { cents: number; percent: number } {
  const { month, year } = planPrices[plan];
  const cents = 12 * month - year;
  return { cents, percent: Math.round((cents / (12 * month)) * 100) };
}
