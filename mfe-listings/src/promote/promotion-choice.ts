import {
  CREDIT_DAYS,
  CREDIT_TYPE,
  PROMOTION_AHEAD_DAYS,
  promotionDays,
  promotionTypes,
  type PromotionDays,
  type PromotionType,
} from '@pokriv/contracts/listing/promotions';
import { sofiaDay } from '@pokriv/contracts/sofia-day';

/** Stored in the URL, so that a reload and Back from the checkout restore it. */
export interface PromotionChoice {
  type: PromotionType;
  days: PromotionDays;
}

export function readChoice(params: URLSearchParams): PromotionChoice {
  const type = params.get('type') ?? '';
  const days = promotionDays.find((count) => String(count) === params.get('days'));
  return {
    type: Object.hasOwn(promotionTypes, type) ? (type as PromotionType) : CREDIT_TYPE,
    days: days ?? CREDIT_DAYS,
  };
}

export const isCreditable = ({ type, days }: PromotionChoice): boolean =>
  type === CREDIT_TYPE && days === CREDIT_DAYS;

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Range of a planned start, `2026-11-22`; the first day is tomorrow. */
export const startDays = (now: number = Date.now()): { first: string; last: string } => ({
  first: sofiaDay(new Date(now + DAY_MS)),
  last: sofiaDay(new Date(now + PROMOTION_AHEAD_DAYS * DAY_MS)),
});

/** Midnight in Sofia, UTC+2 or +3, as an ISO time. */
export function startOfDay(day: string): string {
  const utc = Date.parse(`${day}T00:00:00Z`);
  const summer = utc - 3 * HOUR_MS;
  return new Date(sofiaDay(new Date(summer)) === day ? summer : summer + HOUR_MS).toISOString();
}
