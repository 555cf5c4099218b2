import { chargeText, type Currency } from '@pokriv/contracts/money';
import { planNames, planPrices, type PlanId, type PlanInterval } from '@pokriv/contracts/billing/plans';

export const planInWords = (planId: PlanId): string => `„${planNames[planId]}“`;

/** Price of a plan per interval, in both currencies. */
export const feeInWords = (planId: PlanId, interval: PlanInterval, currency: Currency): string =>
  chargeText(planId === 'free' ? 0 : planPrices[planId][interval], currency);

/** `feeInWords` with its interval. */
export const priceInWords = (planId: PlanId, interval: PlanInterval, currency: Currency): string =>
  `${feeInWords(planId, interval, currency)} на ${interval === 'month' ? 'месец' : 'година'}`;
