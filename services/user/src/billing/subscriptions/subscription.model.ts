import type { PaidPlanId, PlanInterval } from '@pokriv/contracts/billing/plans';
import type { SubscriptionStatus } from '@pokriv/contracts/billing/subscription-states';
import { defineModel, storedSchema } from '@pokriv/service-kit/model';

/**
 * Why we end one at the provider ourselves: not paid in time, a second one of a person, paid with another sum, given back
 * together with its rights.
 */
export type EndReason = 'unpaid' | 'duplicate' | 'mismatch' | 'refunded';

/** One subscription, as stored; what it is, the provider says. */
export interface StoredSubscription {
  /** The provider's. */
  _id: string;
  userId: string;
  /** Whose rights it gives now. */
  planId: PaidPlanId;
  interval: PlanInterval;
  status: SubscriptionStatus;
  currentPeriodStart: Date;
  currentPeriodEnd: Date;
  cancelAtPeriodEnd: boolean;
  /** What it becomes at the end of the period. */
  nextPlanId: PaidPlanId | null;
  graceEndsAt: Date | null;
  /** Nothing is collected for it: its owner is suspended. */
  isPaused?: boolean;
  /** Euro cents a period, of what it is now. */
  amount: number;
  /** Of what it becomes at the end of the period; absent or null: it stays. */
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
// few, and looked through every minute
schema.index({ isPaused: 1 }, { name: 'paused', partialFilterExpression: { isPaused: true } });

export const subscriptionModel = defineModel<StoredSubscription>('Subscription', 'subscriptions', schema);
