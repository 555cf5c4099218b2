import type { InvoiceData } from '@pokriv/contracts/billing';
import type { PaymentFailure, PaymentKind, PaymentStatus } from '@pokriv/contracts/payment-states';
import type { PaidPlanId, PlanInterval } from '@pokriv/contracts/plans';
import type { PromotionStatus, PromotionType } from '@pokriv/contracts/promotions';
import type { Connection } from 'mongoose';

/** What a payment for a promotion buys, and where that stands, as the property service tells. */
export interface PaidPromotion {
  id: string;
  propertyId: string;
  title: string;
  type: PromotionType;
  days: number;
  /** As asked for, then as it is. */
  startsAt: Date | null;
  endsAt: Date | null;
  /** While it waits: when the promotion before it ends; absent or null: it waits for no other. */
  startsAfter?: Date | null;
  /** null until the property service knows of it. */
  status: PromotionStatus | null;
  /** Orders what the property service tells. */
  version: number;
}

/** Money that has gone back, as the provider tells. */
export interface StoredRefund {
  /** The provider's. */
  id: string;
  /** Euro cents. */
  amount: number;
  at: Date;
  reason: string;
}

/**
 * One payment, as stored. The first invoice of a subscription and its checkout are one payment; each later invoice is one
 * of its own.
 */
export interface StoredPayment {
  _id: string;
  userId: string;
  kind: PaymentKind;
  label: string;
  /** Euro cents: what was asked for. */
  amount: number;
  status: PaymentStatus;
  invoice: InvoiceData | null;
  /** When the person agreed that the service starts at once. */
  consentedAt: Date | null;
  subscription: { planId: PaidPlanId; interval: PlanInterval } | null;
  promotion: PaidPromotion | null;
  /** The provider's ids, each absent until it is known. */
  sessionId?: string;
  subscriptionId?: string;
  invoiceId?: string;
  intentId?: string;
  /** Where it can be paid until then. */
  checkoutUrl: string | null;
  checkoutEndsAt: Date | null;
  receiptUrl: string | null;
  /** Of the provider's invoice. */
  invoiceNumber?: string;
  failure: PaymentFailure | null;
  /** Of the refund that is under way, or of the one that gave back the rest. */
  refundReason: string | null;
  /** null: none is under way, unless the status says that all has gone back. */
  refundRequestedAt: Date | null;
  /** Euro cents that were asked for; absent or null: all that is left. */
  refundAmount?: number | null;
  /** +1 with every refund that is asked for: part of the provider's idempotency key; absent: none or the first. */
  refundNumber?: number;
  /** Oldest first; absent: none. */
  refunds?: StoredRefund[];
  /** Whether what it paid for ends with the refund that is under way; absent: it was not asked. */
  endBenefit?: boolean;
  /** What it paid for has ended with a part of its money. */
  isBenefitEnded?: boolean;
  /** When all of it had gone back. */
  refundedAt: Date | null;
  paidAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

export const paymentsOf = (connection: Connection) => connection.collection<StoredPayment>('payments');
