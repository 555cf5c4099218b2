/** Single source of plans, prices and benefits, also for the payment provider (decisions §8). Free of zod. */
export const planNames = { free: 'Безплатен', premium: 'Премиум', business: 'Бизнес' } as const;
export type PlanId = keyof typeof planNames;
export type PaidPlanId = Exclude<PlanId, 'free'>;

export const planIntervals = { month: 'Месечно', year: 'Годишно' } as const;
export type PlanInterval = keyof typeof planIntervals;

interface PlanGives {
  listings: number;
  listingDays: number;
  /** Regular promotions of `CREDIT_DAYS` days per month of the subscription. */
  promotionCredits: number;
}

export const planGives: Readonly<Record<PlanId, PlanGives>> = {
  free: { listings: 1, listingDays: 30, promotionCredits: 0 },
  premium: { listings: 5, listingDays: 60, promotionCredits: 1 },
  business: { listings: 25, listingDays: 60, promotionCredits: 3 },
};

/** Euro cents, VAT included. */
export const planPrices: Readonly<Record<PaidPlanId, Readonly<Record<PlanInterval, number>>>> = {
  premium: { month: 999, year: 9990 },
  business: { month: 2499, year: 24_990 },
};

export const PAST_DUE_DAYS = 7;
/** Grace period, in days, after the end of a plan before excess listings are paused (decisions §7). */
export const EXCESS_DAYS = 14;

export const planOrder: readonly PlanId[] = ['free', 'premium', 'business'];
