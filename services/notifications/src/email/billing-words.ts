import { formatCharge } from '@pokriv/contracts/money';
import { planNames, planPrices, type PlanId, type PlanInterval } from '@pokriv/contracts/billing/plans';

/** Amount in both currencies, euro first. @param cents euro cents */
export function sumInWords(cents: number): string {
  const { euro, bgn } = formatCharge(cents);
  return `${euro} (${bgn})`;
}

export const planInWords = (planId: PlanId): string => `„${planNames[planId]}“`;

/** Price of a plan per interval, in both currencies. */
export const feeInWords = (planId: PlanId, interval: PlanInterval): string =>
  sumInWords(planId === 'free' ? 0 : planPrices[planId][interval]);

/** `feeInWords` with its interval. */
export const priceInWords = (planId: PlanId, interval: PlanInterval): string =>
  `${feeInWords(planId, interval)} на ${interval === 'month' ? 'месец' : 'година'}`;
