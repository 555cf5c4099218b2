import { randomUUID } from 'node:crypto';

import type { Checkout, NewPayment } from '@pokriv/contracts/billing/billing';
import { notFound } from '@pokriv/contracts/errors';
import { CREDIT_DAYS, CREDIT_TYPE, promotionPrices } from '@pokriv/contracts/listing/promotions';

import { messages as accountMessages } from '../../messages.ts';
import { choosePayment, type ChoosePaymentDeps, type Wish } from '../checkout/choose-payment.ts';
import { checkoutUrlOf, type OpenCheckoutDeps } from '../checkout/open-checkout.ts';
import { newPayment, promotionLabel } from '../payments/new-payment.ts';
import type { StoredPayment } from '../payments/payment.model.ts';
import { promotionKey } from '../stripe/catalogue.ts';
import type { BillingListing } from './billing-listing.model.ts';
import type { BillingListingRepository } from './billing-listing.repository.ts';
import { useCredit, type UseCreditDeps } from './plan-credits.ts';
import { promotableOf } from './promotable-of.ts';

type PromotionWish = Wish<NewPayment>;

export interface PromotionDeps extends ChoosePaymentDeps, OpenCheckoutDeps, UseCreditDeps {
  billingListings: BillingListingRepository;
}

/**
 * Buys a promotion of the caller's own listing: with a fitting credit of the plan, otherwise by a payment. A listing
 * has one open checkout: the same purchase reuses it, another one expires it.
 * @throws AppError NOT_FOUND, FORBIDDEN or CONFLICT by the listing; CONFLICT when the key was used for another body
 */
export async function buyPromotion(deps: PromotionDeps, wish: PromotionWish): Promise<Checkout> {
  const { userId, body } = wish;
  const account = await deps.accounts.byId(userId);
  if (!account) throw notFound(accountMessages.profileMissing);
  const listing = promotableOf(userId, await deps.billingListings.byId(body.propertyId));
  const mayUseCredit =
    body.useCredit !== false && body.promotionType === CREDIT_TYPE && body.days === CREDIT_DAYS;
  const credited = mayUseCredit ? await useCredit(deps, wish, account) : undefined;
  if (credited) return { checkoutUrl: null, paymentId: null, promotionId: credited };
  const payment = await choosePayment(deps, {
    wish,
    findOpen: (unit) => deps.payments.openPromotions({ userId, propertyId: listing._id }, unit),
    isSame: (known) => isSame(known, body),
    make: (now) => paymentFor(userId, body, listing, now),
  });
  const checkoutUrl = await checkoutUrlOf(deps, payment, {
    account,
    price: promotionKey(body.promotionType, body.days),
    invoice: body.invoice,
  });
  return { checkoutUrl, paymentId: payment._id, promotionId: payment.promotion?.id ?? null };
}

const isSame = ({ promotion }: StoredPayment, { promotionType, days, startsAt }: NewPayment): boolean =>
  promotion?.type === promotionType &&
  promotion.days === days &&
  (promotion.startsAt?.getTime() ?? null) === (startsAt === undefined ? null : Date.parse(startsAt));

function paymentFor(
  userId: string,
  { propertyId, promotionType: type, days, startsAt, consent, invoice }: NewPayment,
  { title }: BillingListing,
  now: Date,
): StoredPayment {
  return newPayment(
    {
      userId,
      kind: 'promotion',
      label: promotionLabel(type, days),
      amount: promotionPrices[type][days],
      promotion: {
        id: randomUUID(),
        propertyId,
        title,
        type,
        days,
        startsAt: startsAt === undefined ? null : new Date(startsAt),
        endsAt: null,
        status: null,
        version: 0,
      },
      consentedAt: consent ? now : null,
      ...(invoice && { invoice }),
    },
    now,
  );
}
