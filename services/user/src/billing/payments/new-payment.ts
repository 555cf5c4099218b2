import { randomUUID } from 'node:crypto';

import type { SoldPlan } from '@pokriv/contracts/billing/plan-changes';
import { planIntervals, planNames } from '@pokriv/contracts/billing/plans';
import { promotionTypes, type PromotionType } from '@pokriv/contracts/listing/promotions';

import { messages } from '../messages.ts';
import type { StoredPayment } from './payment.model.ts';

type Known = Pick<StoredPayment, 'userId' | 'kind' | 'label' | 'amount'> & Partial<StoredPayment>;

export const newPayment = (known: Known, now: Date): StoredPayment => ({
  _id: randomUUID(),
  status: 'pending',
  invoice: null,
  consentedAt: null,
  subscription: null,
  promotion: null,
  checkoutUrl: null,
  checkoutEndsAt: null,
  receiptUrl: null,
  failure: null,
  refundReason: null,
  refundRequestedAt: null,
  refundedAt: null,
  paidAt: null,
  createdAt: now,
  updatedAt: now,
  ...known,
});

export const planLabel = ({ planId, interval }: SoldPlan): string =>
  messages.labels.plan(planNames[planId], planIntervals[interval]);

export const promotionLabel = (type: PromotionType, days: number): string =>
  messages.labels.promotion(promotionTypes[type], days);
