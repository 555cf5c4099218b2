import type { InvoiceData } from '@pokriv/contracts/billing/billing';
import type { PaymentFailure, PaymentKind, PaymentStatus } from '@pokriv/contracts/billing/payment-states';
import type { PaidPlanId, PlanInterval } from '@pokriv/contracts/billing/plans';
import type { PromotionStatus, PromotionType } from '@pokriv/contracts/listing/promotions';
import { defineModel, storedPart, storedSchema } from '@pokriv/service-kit/model';

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

/** Every kind of invoice at once. */
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

// What the administrators' table is filtered and sorted by, and what revenue is counted from.
const alike = { status: 1, kind: 1 } as const;
schema.index({ ...alike, ...newest }, { name: 'admin_newest' });
schema.index({ ...alike, amount: -1, ...newest }, { name: 'admin_largest' });
schema.index({ ...alike, createdAt: -1, paidAt: 1, amount: 1 }, { name: 'admin_sums' });
/** Leaves the nulls out. A filter by `$type` would do so too, but no range of dates is answered from such an index. */
const dates = { $gt: new Date(0) };
schema.index({ paidAt: 1 }, { name: 'paid_at', partialFilterExpression: { paidAt: dates } });
schema.index({ refundedAt: 1 }, { name: 'refunded_at', partialFilterExpression: { refundedAt: dates } });

export const paymentModel = defineModel<StoredPayment>('Payment', 'payments', schema);
