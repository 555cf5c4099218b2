import type { InvoiceData } from '@pokriv/contracts/billing/billing';
import type { PaymentFailure, PaymentKind, PaymentStatus } from '@pokriv/contracts/billing/payment-states';
import type { PaidPlanId, PlanInterval } from '@pokriv/contracts/billing/plans';
import type { PromotionStatus, PromotionType } from '@pokriv/contracts/listing/promotions';
import { defineModel, storedPart, storedSchema } from '@pokriv/service-kit/model';

export interface PaidPromotion {
  id: string;
  propertyId: string;
  title: string;
  type: PromotionType;
  days: number;
  /** Requested start, then the actual one. */
  startsAt: Date | null;
  endsAt: Date | null;
  /** End of the promotion queued before this one; absent or null: none. */
  startsAfter?: Date | null;
  /** null until the property service reports it. */
  status: PromotionStatus | null;
  version: number;
}

export interface StoredRefund {
  /** Stripe's refund id. */
  id: string;
  /** Euro cents. */
  amount: number;
  at: Date;
  reason: string;
}

/** The first invoice of a subscription shares the payment of its checkout; each later invoice has its own. */
export interface StoredPayment {
  _id: string;
  userId: string;
  kind: PaymentKind;
  label: string;
  /** Euro cents requested. */
  amount: number;
  status: PaymentStatus;
  invoice: InvoiceData | null;
  /** Consent to an immediate start of the service. */
  consentedAt: Date | null;
  subscription: { planId: PaidPlanId; interval: PlanInterval } | null;
  promotion: PaidPromotion | null;
  /** Stripe's ids, absent until known. */
  sessionId?: string;
  subscriptionId?: string;
  invoiceId?: string;
  intentId?: string;
  checkoutUrl: string | null;
  checkoutEndsAt: Date | null;
  receiptUrl: string | null;
  invoiceNumber?: string;
  failure: PaymentFailure | null;
  /** Reason of the pending refund, or of the one that completed a full refund. */
  refundReason: string | null;
  /** Time of the pending request; null: none pending, unless the status is `refunded`. */
  refundRequestedAt: Date | null;
  /** Requested euro cents; absent or null: the remaining amount. */
  refundAmount?: number | null;
  /** Reason to refund the rest once the pending refund is done; absent or null: none. */
  refundNext?: string | null;
  /** Counts refund requests; part of Stripe's idempotency key. Absent: none or the first. */
  refundNumber?: number;
  /** Oldest first; absent: none. */
  refunds?: StoredRefund[];
  endBenefit?: boolean;
  isBenefitEnded?: boolean;
  refundedAt: Date | null;
  paidAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

type InvoiceFields = Record<'type' | 'name' | 'address' | 'eik' | 'vat' | 'mol', string>;
const invoice = storedPart<InvoiceFields>({
  type: { type: String, required: true },
  name: { type: String, required: true },
  address: String,
  eik: String,
  vat: String,
  mol: String,
});
const plan = storedPart<NonNullable<StoredPayment['subscription']>>({
  planId: { type: String, required: true },
  interval: { type: String, required: true },
});
const promotion = storedPart<PaidPromotion>({
  id: { type: String, required: true },
  propertyId: { type: String, required: true },
  title: { type: String, required: true },
  type: { type: String, required: true },
  days: { type: Number, required: true },
  startsAt: Date,
  endsAt: Date,
  startsAfter: Date,
  status: String,
  version: { type: Number, required: true },
});
const refund = storedPart<StoredRefund>({
  id: { type: String, required: true },
  amount: { type: Number, required: true },
  at: { type: Date, required: true },
  reason: { type: String, required: true },
});

const schema = storedSchema<StoredPayment>({
  _id: { type: String, required: true },
  userId: { type: String, required: true },
  kind: { type: String, required: true },
  label: { type: String, required: true },
  amount: { type: Number, required: true },
  status: { type: String, required: true },
  invoice,
  consentedAt: Date,
  subscription: plan,
  promotion,
  sessionId: String,
  subscriptionId: String,
  invoiceId: String,
  intentId: String,
  checkoutUrl: String,
  checkoutEndsAt: Date,
  receiptUrl: String,
  invoiceNumber: String,
  failure: String,
  refundReason: String,
  refundRequestedAt: Date,
  refundAmount: Number,
  refundNext: String,
  refundNumber: Number,
  refunds: { type: [refund], default: undefined },
  endBenefit: Boolean,
  isBenefitEnded: Boolean,
  refundedAt: Date,
  paidAt: Date,
  createdAt: { type: Date, required: true },
  updatedAt: { type: Date, required: true },
});
const newest = { createdAt: -1, _id: -1 } as const;
schema.index({ sessionId: 1 }, { name: 'session', unique: true, sparse: true });
schema.index({ invoiceId: 1 }, { name: 'invoice', unique: true, sparse: true });
schema.index({ intentId: 1 }, { name: 'intent', sparse: true });
schema.index({ subscriptionId: 1 }, { name: 'subscription', sparse: true });
schema.index({ 'promotion.id': 1 }, { name: 'promotion', sparse: true });
schema.index({ userId: 1, ...newest }, { name: 'of_user' });
schema.index({ status: 1, updatedAt: 1 }, { name: 'untouched' });
schema.index(
  { refundRequestedAt: 1 },
  { name: 'to_refund', partialFilterExpression: { refundRequestedAt: { $type: 'date' } } },
);
schema.index({ 'refunds.at': 1 }, { name: 'refunded', sparse: true });

const alike = { status: 1, kind: 1 } as const;
schema.index({ ...alike, ...newest }, { name: 'admin_newest' });
schema.index({ ...alike, amount: -1, ...newest }, { name: 'admin_largest' });
schema.index({ ...alike, createdAt: -1, paidAt: 1, amount: 1 }, { name: 'admin_sums' });
/** Excludes nulls. A `$type` filter would too, but MongoDB answers no date range from such an index. */
const dates = { $gt: new Date(0) };
schema.index({ paidAt: 1 }, { name: 'paid_at', partialFilterExpression: { paidAt: dates } });
schema.index({ refundedAt: 1 }, { name: 'refunded_at', partialFilterExpression: { refundedAt: dates } });

export const paymentModel = defineModel<StoredPayment>('Payment', 'payments', schema);
