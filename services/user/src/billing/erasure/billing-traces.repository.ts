import { ERASED } from '@pokriv/service-kit/erased-people';
import type { Unit } from '@pokriv/service-kit/mongo';
import type { Connection } from 'mongoose';

import { paymentsOf } from '../payments/payment.model.ts';

/** Collections whose records are a person's own, and the field that says whose. */
const own = [
  ['subscriptions', 'userId'],
  ['credits', 'userId'],
  ['billing_listings', 'ownerId'],
] as const;

/**
 * What is left of a person who paid. Money that moved stays on record for ten years (Закон за счетоводството, чл. 12):
 * its sum, days, kind and label, the provider's ids of it, by which a refund still finds it, and, because an invoice was made out to it,
 * the name, number and address of a company. Who the person was, whom a private invoice named, a company's
 * representative, the listing, and the words of a refund go.
 */
export function billingTraces(connection: Connection) {
  const payments = paymentsOf(connection);
  return {
    /** Done again, it changes nothing. */
    async erase(userId: string, { session }: Unit): Promise<void> {
      const options = { session };
      await payments.deleteMany({ userId, paidAt: null }, options);
      await payments.updateMany({ userId, 'invoice.type': 'person' }, { $set: { invoice: null } }, options);
      await payments.updateMany(
        { userId, 'invoice.type': 'company' },
        { $set: { 'invoice.mol': '' } },
        options,
      );
      await payments.updateMany(
        { userId, promotion: { $type: 'object' } },
        { $set: { 'promotion.title': '', 'promotion.propertyId': ERASED } },
        options,
      );
      await payments.updateMany(
        { userId },
        {
          $set: {
            userId: ERASED,
            checkoutUrl: null,
            checkoutEndsAt: null,
            receiptUrl: null,
            refundReason: null,
            updatedAt: new Date(),
          },
          $unset: { subscriptionId: true },
        },
        options,
      );
      await payments.updateMany(
        { userId: ERASED, 'refunds.reason': { $gt: '' } },
        { $set: { 'refunds.$[].reason': '' } },
        options,
      );
      for (const [name, field] of own)
        await connection.collection(name).deleteMany({ [field]: userId }, options);
      await connection
        .collection<{ _id: string }>('idempotency')
        .deleteMany({ _id: { $gte: `${userId}:`, $lt: `${userId};` } }, options);
      await connection.collection<{ _id: string }>('billing_customers').deleteOne({ _id: userId }, options);
    },
  };
}
export type BillingTraces = ReturnType<typeof billingTraces>;
