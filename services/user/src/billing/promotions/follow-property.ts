import type { JobData } from '@pokriv/contracts/jobs';
import { openPromotions, promotionRefusals } from '@pokriv/contracts/listing/promotions';
import type { JobContext } from '@pokriv/service-kit/consumer';

import type { PaymentRepository } from '../payments/payment.repository.ts';
import { requestRefund } from '../payments/request-refund.ts';
import type { KnownErasures } from '../sync/sync-deps.ts';
import type { BillingListingRepository } from './billing-listing.repository.ts';
import type { CreditRepository } from './credit.repository.ts';

interface RefusalDeps {
  billingListings: Pick<BillingListingRepository, 'dropCredit'>;
  credits: Pick<CreditRepository, 'giveBack'>;
  payments: PaymentRepository;
}

/** Refunds a promotion that never started, in money or credit; a gift has neither. */
export async function takeRefusal(
  deps: RefusalDeps,
  { promotionId, userId, source, paymentId, why }: JobData<'promotion-refused'>,
  once: JobContext['once'],
): Promise<void> {
  await once(async (unit) => {
    if (source === 'plan_credit') {
      await deps.credits.giveBack({ userId, promotionId }, unit);
      await deps.billingListings.dropCredit(promotionId, unit);
    }
    if (source !== 'paid' || paymentId === null) return;
    const payment = await deps.payments.byId(paymentId, unit);
    if (payment?.status !== 'succeeded') return;
    const reason = promotionRefusals[why];
    if (!(await requestRefund(deps, payment, { reason }, unit)))
      await deps.payments.queueRefund(payment._id, reason, unit);
  });
}

interface NoteDeps {
  billingListings: Pick<BillingListingRepository, 'dropCredit'>;
  payments: Pick<PaymentRepository, 'notePromotion'>;
}

export async function notePromotion(
  { billingListings, payments }: NoteDeps,
  fact: JobData<'promotion-changed'>,
  once: JobContext['once'],
): Promise<void> {
  await once(async (unit) => {
    await payments.notePromotion(fact, unit);
    if (!openPromotions.includes(fact.status)) await billingListings.dropCredit(fact.promotionId, unit);
  });
}

interface KeepListingDeps {
  erasures: KnownErasures;
  billingListings: Pick<BillingListingRepository, 'put'>;
}

/** Stores the listing's copy, unless its owner is being erased. */
export async function keepListing(
  { erasures, billingListings }: KeepListingDeps,
  fact: JobData<'listing-changed'>,
): Promise<void> {
  if (!(await erasures.concerns(fact.ownerId))) await billingListings.put(fact);
}
