import type { PaidPlanId, PlanInterval } from '@pokriv/contracts/billing/plans';
import type { SubscriptionStatus } from '@pokriv/contracts/billing/subscription-states';
import { defineModel, storedSchema } from '@pokriv/service-kit/model';

/**
 * Reasons for ending a subscription at Stripe: unpaid after the grace period, a duplicate, a wrong amount paid, or
 * refunded with its rights.
 */
export type EndReason = 'unpaid' | 'duplicate' | 'mismatch' | 'refunded';

/** Copy of a subscription; Stripe is the source of truth. */
export interface StoredSubscription {
  _id: string;
  userId: string;
  planId: PaidPlanId;
  interval: PlanInterval;
  status: SubscriptionStatus;
  currentPeriodStart: Date;
  currentPeriodEnd: Date;
  cancelAtPeriodEnd: boolean;
  nextPlanId: PaidPlanId | null;
  graceEndsAt: Date | null;
  /** True while collection is paused because the owner is suspended. */
  isPaused?: boolean;
  /** Euro cents per period. */
  amount: number;
  /** Euro cents per period after the period's end; absent or null: unchanged. */
  nextAmount?: number | null;
  endReason: EndReason | null;
  createdAt: Date;
  endedAt: Date | null;
  updatedAt: Date;
}

const schema = storedSchema<StoredSubscription>({
  _id: { type: String, required: true },
  userId: { type: String, required: true },
  planId: { type: String, required: true },
  interval: { type: String, required: true },
  status: { type: String, required: true },
  currentPeriodStart: { type: Date, required: true },
  currentPeriodEnd: { type: Date, required: true },
  cancelAtPeriodEnd: { type: Boolean, required: true },
  nextPlanId: String,
  graceEndsAt: Date,
  isPaused: Boolean,
  amount: { type: Number, required: true },
  nextAmount: Number,
  endReason: String,
  createdAt: { type: Date, required: true },
  endedAt: Date,
  updatedAt: { type: Date, required: true },
});
schema.index({ userId: 1, createdAt: -1, _id: -1 }, { name: 'of_user' });
schema.index({ status: 1, currentPeriodEnd: 1 }, { name: 'overdue' });
schema.index(
  { graceEndsAt: 1 },
  { name: 'grace', partialFilterExpression: { graceEndsAt: { $type: 'date' } } },
);
schema.index(
  { endReason: 1, endedAt: 1 },
  { name: 'ending', partialFilterExpression: { endReason: { $type: 'string' } } },
);
// few records, read every minute
schema.index({ isPaused: 1 }, { name: 'paused', partialFilterExpression: { isPaused: true } });

export const subscriptionModel = defineModel<StoredSubscription>('Subscription', 'subscriptions', schema);
