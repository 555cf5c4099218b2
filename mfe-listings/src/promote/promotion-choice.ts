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

/** What is chosen and stands in the address, so that a reload and a way back from the payment keep it. */
export interface PromotionChoice {
  type: PromotionType;
  days: PromotionDays;
}

/** Unknown values are the usual ones. */
export function readChoice(params: URLSearchParams): PromotionChoice {
  const type = params.get('type') ?? '';
  const days = promotionDays.find((count) => String(count) === params.get('days'));
  return {
    type: Object.hasOwn(promotionTypes, type) ? (type as PromotionType) : CREDIT_TYPE,
    days: days ?? CREDIT_DAYS,
  };
}

/** Whether a plan's credit stands for it. */
export const isCreditable = ({ type, days }: PromotionChoice): boolean =>
  type === CREDIT_TYPE && days === CREDIT_DAYS;

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** The days on which a promotion may be planned to start: tomorrow and the last one, `2026-11-22`. */
export const startDays = (now: number = Date.now()): { first: string; last: string } => ({
  first: sofiaDay(new Date(now + DAY_MS)),
  last: sofiaDay(new Date(now + PROMOTION_AHEAD_DAYS * DAY_MS)),
});

/** The first moment of a day in Sofia, which is two or three hours ahead of UTC. */
export function startOfDay(day: string): string {
  const utc = Date.parse(`${day}T00:00:00Z`);
  const summer = utc - 3 * HOUR_MS;
  return new Date(sofiaDay(new Date(summer)) === day ? summer : summer + HOUR_MS).toISOString();
}
