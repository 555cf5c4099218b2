/**
 * The plans and what they cost and give (decisions §8): the only catalogue; the API, the screens, the letters and the
 * payment provider's products are made from it. Free of zod.
 */
export const planNames = { free: 'Безплатен', premium: 'Премиум', business: 'Бизнес' } as const;
export type PlanId = keyof typeof planNames;
export type PaidPlanId = Exclude<PlanId, 'free'>;

export const planIntervals = { month: 'Месечно', year: 'Годишно' } as const;
export type PlanInterval = keyof typeof planIntervals;

interface PlanGives {
  /** Publishing slots. */
  listings: number;
  /** How long a listing stays public after an approval or a renewal. */
  listingDays: number;
  /** Regular promotions of `CREDIT_DAYS` days, each month of the subscription. */
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

/** Rights outlast a payment that failed by so many days. */
export const PAST_DUE_DAYS = 7;
/** After the end of a plan, the listings beyond the free one are paused so many days later (decisions §7). */
export const EXCESS_DAYS = 14;

/** Plans in their order: which one is more than another. */
export const planOrder: readonly PlanId[] = ['free', 'premium', 'business'];
