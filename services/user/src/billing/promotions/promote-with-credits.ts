import type { CreditPromotion, CreditPromotions, PromotionCredits } from '@pokriv/contracts/billing/billing';
import { conflict, notFound, type AppError } from '@pokriv/contracts/errors';
import { toAppError } from '@pokriv/service-kit/error-reply';
import { log } from '@pokriv/service-kit/log';

import type { AccountRepository } from '../../accounts/account.repository.ts';
import { messages as accountMessages } from '../../messages.ts';
import type { Wish } from '../checkout/choose-payment.ts';
import { messages } from '../messages.ts';
import type { PaymentRepository } from '../payments/payment.repository.ts';
import type { BillingListingRepository } from './billing-listing.repository.ts';
import {
  claimCredit,
  creditedAs,
  openMonth,
  readCredits,
  spendCredit,
  type UseCreditDeps,
} from './plan-credits.ts';
import { promotableOf } from './promotable-of.ts';

export interface PromoteWithCreditsDeps extends UseCreditDeps {
  accounts: AccountRepository;
  billingListings: Pick<BillingListingRepository, 'read' | 'noteCredit'>;
  payments: Pick<PaymentRepository, 'isPromoted'>;
}

type CreditsWish = Wish<CreditPromotions>;
type Month = Awaited<ReturnType<typeof openMonth>>;

interface Promoted {
  data: CreditPromotion[];
  /** After the call. */
  credits: PromotionCredits;
}

/**
 * Promotes own listings in the given order, each with a credit of the plan, and opens no checkout: a listing for which no
 * credit is left is refused, as is one that is promoted already. A refusal does not stop the others, a failure does.
 * @throws AppError NOT_FOUND without a profile
 */
export async function promoteWithCredits(deps: PromoteWithCreditsDeps, wish: CreditsWish): Promise<Promoted> {
  const { userId, body } = wish;
  const account = await deps.accounts.byId(userId);
  if (!account) throw notFound(accountMessages.profileMissing);
  const month = await openMonth(deps, account);
  const data: CreditPromotion[] = [];
  let failure: AppError | undefined;
  for (const id of new Set(body.ids)) {
    if (failure) {
      data.push({ id, message: failure.message });
      continue;
    }
    try {
      data.push({ id, promotionId: await promote(deps, wish, { id, month }) });
    } catch (error) {
      const refusal = toAppError(error);
      data.push({ id, message: refusal.message });
      if (refusal.status < 500) continue;
      log.error({ err: refusal.cause ?? refusal, propertyId: id }, 'plan credits: listing not promoted');
      failure = refusal;
    }
  }
  return { data, credits: await readCredits(deps, account, await deps.subscriptions.liveOf(userId)) };
}

/** @throws AppError when the listing cannot be promoted with a credit now */
function promote(
  deps: PromoteWithCreditsDeps,
  { userId, body, key }: CreditsWish,
  { id: propertyId, month }: { id: string; month: Month },
): Promise<string> {
  const asked = key === undefined ? undefined : { userId, key: `${key}:${propertyId}`, body };
  return deps.inTransaction(async (unit) => {
    const made = asked && (await deps.idempotency.find(asked, unit));
    const known = made && creditedAs(made);
    if (known) return known;
    const listing = promotableOf(userId, await deps.billingListings.read(propertyId, unit));
    const isPromoted = (listing.creditPromotions ?? []).length > 0;
    if (isPromoted || (await deps.payments.isPromoted({ userId, propertyId }, unit)))
      throw conflict(messages.alreadyPromoted);
    if (!month) throw conflict(messages.noCredits);
    const promotionId = await spendCredit(deps, { userId, propertyId, month }, unit);
    if (!promotionId) throw conflict(messages.creditsGone);
    if (asked) await claimCredit(deps, { ...asked, promotionId }, unit);
    return promotionId;
  });
}
