import { planGives, type PlanId } from '@pokriv/contracts/billing/plans';
import { CREDIT_DAYS } from '@pokriv/contracts/listing/promotions';

import { texts } from './messages.ts';

export interface PlanFact {
  text: string;
  isGiven: boolean;
}

/** Features of a plan (decisions §8), in one order for all plans. */
export function planFacts(plan: PlanId): PlanFact[] {
  const { listings, listingDays, promotionCredits } = planGives[plan];
  const isPaid = plan !== 'free';
  return [
    { text: texts.listings(listings), isGiven: true },
    { text: texts.days(listingDays), isGiven: true },
    { text: texts.credits(promotionCredits, CREDIT_DAYS), isGiven: promotionCredits > 0 },
    { text: isPaid ? texts.rank : texts.noRank, isGiven: isPaid },
    { text: isPaid ? texts.fullStatistics : texts.basicCounts, isGiven: true },
    { text: isPaid ? texts.invoice : texts.noInvoice, isGiven: isPaid },
  ];
}
