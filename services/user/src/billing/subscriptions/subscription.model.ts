import type { PaidPlanId, PlanInterval } from '@pokriv/contracts/plans';
import type { SubscriptionStatus } from '@pokriv/contracts/subscription-states';
import type { Connection } from 'mongoose';

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

export const subscriptionsOf = (connection: Connection) =>
  connection.collection<StoredSubscription>('subscriptions');
