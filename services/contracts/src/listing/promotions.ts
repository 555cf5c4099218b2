import type { StateTable } from '../transition.ts';

/** Paid placements of a listing (decisions §8). Free of zod. */
export const promotionTypes = { regular: 'Препоръчана', super: 'Силно препоръчана' } as const;
export type PromotionType = keyof typeof promotionTypes;

export const promotionDays = [7, 14] as const;
export type PromotionDays = (typeof promotionDays)[number];

/** Euro cents, VAT included. */
export const promotionPrices: Readonly<Record<PromotionType, Readonly<Record<PromotionDays, number>>>> = {
  regular: { 7: 399, 14: 699 },
  super: { 7: 999, 14: 1799 },
};

export const CREDIT_TYPE: PromotionType = 'regular';
export const CREDIT_DAYS: PromotionDays = 7;
export const PROMOTION_AHEAD_DAYS = 30;

export const promotionStatuses = {
  scheduled: 'Предстои',
  active: 'Тече',
  expired: 'Приключила',
  cancelled: 'Прекратена',
  refunded: 'Възстановена',
} as const;
export type PromotionStatus = keyof typeof promotionStatuses;

export const promotionActions = ['start', 'end', 'cancel', 'refund'] as const;
export type PromotionAction = (typeof promotionActions)[number];

/** `refund` before the start also returns a plan credit; a running promotion ends after its refund has succeeded. */
export const promotionStates: StateTable<PromotionStatus, PromotionAction> = {
  states: promotionStatuses,
  refusal: 'Действието не е позволено за промоция в това състояние.',
  steps: {
    start: [{ from: ['scheduled'], to: 'active', by: ['system'] }],
    end: [{ from: ['active'], to: 'expired', by: ['system'] }],
    cancel: [{ from: ['scheduled', 'active'], to: 'cancelled', by: ['admin', 'system'] }],
    refund: [{ from: ['scheduled', 'active'], to: 'refunded', by: ['system'] }],
  },
};

/** Days that a due promotion waits for a public listing before a refund. */
export const PROMOTION_PATIENCE_DAYS = 30;

export const openPromotions: readonly PromotionStatus[] = ['scheduled', 'active'];

/** null: granted, with an unknown status. */
export const isOpenPromotion = (status: PromotionStatus | null): boolean =>
  status === null || openPromotions.includes(status);

export const promotionSources = {
  paid: 'Платена',
  plan_credit: 'Включена в плана',
  admin: 'От администратор',
} as const;
export type PromotionSource = keyof typeof promotionSources;

/** Reasons for refusing a promotion; the payment or credit is returned. */
export const promotionRefusals = {
  listing_gone: 'Обявата вече не съществува.',
  listing_rejected: 'Обявата беше върната за корекции.',
  listing_closed: 'Обявата вече не се публикува.',
} as const;
export type PromotionRefusal = keyof typeof promotionRefusals;

export const promotableStates = ['active', 'pending'] as const;
