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
  /** null until the property service knows of it. */
  status: PromotionStatus | null;
  /** Orders what the property service tells. */
  version: number;
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
  refundReason: string | null;
  refundRequestedAt: Date | null;
  /** Whether what it paid for ends once its money has gone back; absent: nobody asked. */
  endBenefit?: boolean;
  refundedAt: Date | null;
  paidAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

export const paymentsOf = (connection: Connection) => connection.collection<StoredPayment>('payments');
