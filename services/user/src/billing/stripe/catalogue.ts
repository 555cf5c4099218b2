import type { SoldPlan } from '@pokriv/contracts/billing/plan-changes';
import {
  planIntervals,
  planNames,
  planPrices,
  type PaidPlanId,
  type PlanInterval,
} from '@pokriv/contracts/billing/plans';
import {
  promotionDays,
  promotionPrices,
  promotionTypes,
  type PromotionDays,
  type PromotionType,
} from '@pokriv/contracts/listing/promotions';
import type Stripe from 'stripe';

import { messages } from '../messages.ts';

/** Currency of every price, in minor units; the lev is display only and can no longer be charged. */
export const CHARGE_CURRENCY = 'eur';

export type PriceKey = `${PaidPlanId}_${PlanInterval}` | `promotion_${PromotionType}_${PromotionDays}`;

export interface CataloguePrice {
  key: PriceKey;
  product: string;
  /** Euro cents, VAT included. */
  amount: number;
  interval: PlanInterval | null;
}

const paidPlans = Object.keys(planPrices) as PaidPlanId[];
const intervals = Object.keys(planIntervals) as PlanInterval[];
const types = Object.keys(promotionTypes) as PromotionType[];

const planProduct = (planId: PaidPlanId) => `pokriv_${planId}`;
const promotionProduct = (type: PromotionType) => `pokriv_promotion_${type}`;

/** Stripe's products (decisions §8); their names appear on its pages. */
export const catalogueProducts: readonly { id: string; name: string }[] = [
  ...paidPlans.map((planId) => ({
    id: planProduct(planId),
    name: messages.products.plan(planNames[planId]),
  })),
  ...types.map((type) => ({
    id: promotionProduct(type),
    name: messages.products.promotion(promotionTypes[type]),
  })),
];

export const cataloguePrices: readonly CataloguePrice[] = [
  ...paidPlans.flatMap((planId) =>
    intervals.map((interval) => ({
      key: planKey({ planId, interval }),
      product: planProduct(planId),
      amount: planPrices[planId][interval],
      interval,
    })),
  ),
  ...types.flatMap((type) =>
    promotionDays.map((days) => ({
      key: promotionKey(type, days),
      product: promotionProduct(type),
      amount: promotionPrices[type][days],
      interval: null,
    })),
  ),
];

export function planKey({ planId, interval }: SoldPlan): PriceKey {
  return `${planId}_${interval}`;
}
export function promotionKey(type: PromotionType, days: PromotionDays): PriceKey {
  return `promotion_${type}_${days}`;
}

/** Plan of a Stripe price, including prices no longer sold. */
export function planOfPrice({ product, recurring }: Stripe.Price): SoldPlan | undefined {
  const productId = typeof product === 'string' ? product : product.id;
  const planId = paidPlans.find((id) => planProduct(id) === productId);
  const interval = intervals.find((known) => known === recurring?.interval);
  return planId && interval && { planId, interval };
}
