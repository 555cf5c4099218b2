import type { SoldPlan } from '@pokriv/contracts/billing/plan-changes';
import { planIntervals, planNames } from '@pokriv/contracts/billing/plans';
import { promotionTypes, type PromotionType } from '@pokriv/contracts/listing/promotions';

import { messages } from '../messages.ts';

/** `Премиум, месечно`. */
export const planLabel = ({ planId, interval }: SoldPlan): string =>
  messages.labels.plan(planNames[planId], planIntervals[interval]);

/** `Силно препоръчана за 7 дни`. */
export const promotionLabel = (type: PromotionType, days: number): string =>
  messages.labels.promotion(promotionTypes[type], days);
