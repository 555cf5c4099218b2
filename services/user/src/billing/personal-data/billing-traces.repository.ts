import { claimModel, idsOfPerson } from '@pokriv/service-kit/claim.model';
import { ERASED } from '@pokriv/contracts/erased';
import type { Unit } from '@pokriv/service-kit/mongo';
import { trusted, type Connection } from 'mongoose';

import { customerModel } from '../customers/customer.model.ts';
import { paymentModel } from '../payments/payment.model.ts';
import { billingListingModel } from '../promotions/billing-listing.model.ts';
import { creditModel } from '../promotions/credit.model.ts';
import { subscriptionModel } from '../subscriptions/subscription.model.ts';

/**
 * Retained data of an erased payer. Moved money stays on record for ten years (Закон за счетоводството, чл. 12):
 * amount, dates, kind, label, Stripe's ids (refunds need them), and the name, number and address of an invoiced
 * company. All other personal data is erased.
 */
export function billingTraces(connection: Connection) {
  const payments = paymentModel(connection);
  return {
    /** Idempotent. */
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
        { userId, promotion: trusted({ $type: 'object' }) },
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
        { userId: ERASED, 'refunds.reason': trusted({ $gt: '' }) },
        { $set: { 'refunds.$[].reason': '' } },
        options,
      );
      await subscriptionModel(connection).deleteMany({ userId }, options);
      await creditModel(connection).deleteMany({ userId }, options);
      await billingListingModel(connection).deleteMany({ ownerId: userId }, options);
      await claimModel(connection).deleteMany({ _id: idsOfPerson(userId) }, options);
      await customerModel(connection).deleteOne({ _id: userId }, options);
    },
  };
}
export type BillingTraces = ReturnType<typeof billingTraces>;
