import type { JobData } from '@pokriv/contracts/jobs';
import { openPayments, type PaymentKind, type PaymentStatus } from '@pokriv/contracts/billing/payment-states';
import { openPromotions as openStates } from '@pokriv/contracts/listing/promotions';
import { collectionOf } from '@pokriv/service-kit/model';
import { QUERY_MS, type Unit } from '@pokriv/service-kit/mongo';
import { readPage } from '@pokriv/service-kit/paging';
import { trusted, type Connection } from 'mongoose';

import { paymentModel, type StoredPayment } from './payment.model.ts';

interface OwnFilter {
  userId: string;
  kind?: PaymentKind;
  status?: PaymentStatus;
  sessionId?: string;
}
export interface RefundWish {
  reason: string;
  /** Euro cents; absent: the remaining amount. */
  amount?: number;
  endBenefit?: boolean;
}
export type PaymentChange = Partial<Omit<StoredPayment, '_id' | 'userId' | 'createdAt' | 'updatedAt'>>;

const open = trusted({ $in: [...openPayments] });
const absent = trusted({ $exists: false });
const dateOrNull = (moment: string | null): Date | null => (moment === null ? null : new Date(moment));
const newestFirst = { createdAt: -1, _id: -1 } as const;

export function paymentRepository(connection: Connection) {
  const payments = paymentModel(connection);
  const options = { maxTimeMS: QUERY_MS };
  return {
    byId: (id: string, unit?: Unit): Promise<StoredPayment | null> =>
      payments.findOne({ _id: id }, null, { ...options, session: unit?.session }).lean(),

    byInvoice: (invoiceId: string, unit?: Unit): Promise<StoredPayment | null> =>
      payments.findOne({ invoiceId }, null, { ...options, session: unit?.session }).lean(),

    bySession: (sessionId: string): Promise<StoredPayment | null> =>
      payments.findOne({ sessionId }, null, options).lean(),

    byIntent: (intentId: string): Promise<StoredPayment | null> =>
      payments.findOne({ intentId }, null, options).lean(),

    /** A person's plan payments with a possibly open checkout, newest first. */
    openPlans: (userId: string, { session }: Unit): Promise<StoredPayment[]> =>
      payments
        .find({ userId, kind: 'subscription', status: open, invoiceId: absent }, null, { session })
        .sort(newestFirst)
        .lean(),

    /** Promotion payments of one listing with a possibly open checkout, newest first. */
    openPromotions: (
      { userId, propertyId }: { userId: string; propertyId: string },
      { session }: Unit,
    ): Promise<StoredPayment[]> =>
      payments
        .find({ userId, kind: 'promotion', status: open, 'promotion.propertyId': propertyId }, null, {
          session,
        })
        .sort(newestFirst)
        .lean(),

    /** Whether a paid promotion of the listing runs, waits, or was granted a moment ago. */
    isPromoted: async (
      { userId, propertyId }: { userId: string; propertyId: string },
      { session }: Unit,
    ): Promise<boolean> => {
      const where = { userId, status: 'succeeded' as const, 'promotion.propertyId': propertyId };
      const running = { 'promotion.status': trusted({ $in: [null, ...openStates] }) };
      return (await payments.exists({ ...where, ...running }).session(session)) !== null;
    },

    openOf: (userId: string): Promise<StoredPayment[]> =>
      payments
        .find({ userId, status: open, sessionId: trusted({ $exists: true }), paidAt: null }, null, options)
        .lean(),

    lastNamed: (userId: string, unit: Unit): Promise<StoredPayment | null> =>
      payments
        .findOne({ userId, invoice: trusted({ $ne: null }) }, null, {
          session: unit.session,
          sort: newestFirst,
        })
        .lean(),

    ofSubscription: (subscriptionId: string, unit: Unit): Promise<StoredPayment[]> =>
      payments.find({ subscriptionId }, null, { session: unit.session }).lean(),

    list: (
      { userId, kind, status, sessionId }: OwnFilter,
      { page, limit }: { page: number; limit: number },
    ) =>
      readPage(collectionOf(payments), {
        where: { userId, ...(kind && { kind }), ...(status && { status }), ...(sessionId && { sessionId }) },
        order: newestFirst,
        page,
        limit,
      }),

    /** Open payments untouched since `before`, longest untouched first. */
    open: (before: Date, limit: number): Promise<StoredPayment[]> =>
      payments
        .find({ status: open, updatedAt: trusted({ $lte: before }) }, null, options)
        .sort({ updatedAt: 1 })
        .limit(limit)
        .lean(),

    unrefunded: (before: Date, limit: number): Promise<StoredPayment[]> =>
      payments
        .find(
          { status: 'succeeded', refundRequestedAt: trusted({ $type: 'date', $lte: before }) },
          null,
          options,
        )
        .limit(limit)
        .lean(),

    async add(payment: StoredPayment, { session }: Unit): Promise<void> {
      await payments.insertOne(payment, { session });
    },

    async change(payment: StoredPayment, change: PaymentChange, { session }: Unit): Promise<StoredPayment> {
      const changed = await payments
        .findOneAndUpdate(
          { _id: payment._id },
          { $set: { ...change, updatedAt: new Date() } },
          { session, returnDocument: 'after' },
        )
        .lean();
      if (!changed) throw new Error('payment not found inside its own transaction');
      return changed;
    },

    /** Stores the checkout; no-op for an ended payment. */
    async noteCheckout(
      id: string,
      checkout: Pick<StoredPayment, 'sessionId' | 'checkoutUrl' | 'checkoutEndsAt'>,
    ): Promise<void> {
      await payments.updateOne(
        { _id: id, sessionId: absent },
        { $set: { ...checkout, updatedAt: new Date() } },
      );
    },

    /** Deletes payments whose money last moved before then. @returns their number */
    async purge(before: Date): Promise<number> {
      const notSince = trusted({ $not: { $gte: before } });
      const { deletedCount } = await payments.deleteMany({
        // the lower limit lets the partial index answer
        paidAt: trusted({ $gt: new Date(0), $lt: before }),
        refundedAt: notSince,
        'refunds.at': notSince,
      });
      return deletedCount;
    },

    /** Moves the payment to the end of the reconciliation's queue. */
    async touch(id: string): Promise<void> {
      await payments.updateOne({ _id: id }, { $set: { updatedAt: new Date() } });
    },

    /** @returns false when another refund is pending */
    async markRefund(
      id: string,
      { reason, amount, endBenefit = false }: RefundWish,
      { session }: Unit,
    ): Promise<boolean> {
      const at = new Date();
      const { modifiedCount } = await payments.updateOne(
        { _id: id, status: 'succeeded', refundRequestedAt: null },
        {
          $set: {
            refundRequestedAt: at,
            refundReason: reason,
            refundAmount: amount ?? null,
            endBenefit,
            updatedAt: at,
          },
          $inc: { refundNumber: 1 },
        },
        { session },
      );
      return modifiedCount === 1;
    },

    /** Leaves a full refund to the end of the pending one. */
    async queueRefund(id: string, reason: string, { session }: Unit): Promise<void> {
      const isPending = { status: 'succeeded', refundRequestedAt: trusted({ $ne: null }) } as const;
      await payments.updateOne(
        { _id: id, ...isPending },
        { $set: { refundNext: reason, updatedAt: new Date() } },
        { session },
      );
    },

    async notePromotion(
      { promotionId, status, startsAt, endsAt, startsAfter, version }: JobData<'promotion-changed'>,
      { session }: Unit,
    ): Promise<void> {
      await payments.updateOne(
        { 'promotion.id': promotionId, 'promotion.version': trusted({ $lt: version }) },
        {
          $set: {
            'promotion.status': status,
            'promotion.startsAt': dateOrNull(startsAt),
            'promotion.endsAt': dateOrNull(endsAt),
            'promotion.startsAfter': dateOrNull(startsAfter ?? null),
            'promotion.version': version,
          },
        },
        { session },
      );
    },
  };
}
export type PaymentRepository = ReturnType<typeof paymentRepository>;
