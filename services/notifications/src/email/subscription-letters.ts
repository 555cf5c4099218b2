import * as pages from '@pokriv/contracts/pages';
import type { JobData } from '@pokriv/contracts/jobs';
import { paymentFailures } from '@pokriv/contracts/billing/payment-states';
import {
  EXCESS_DAYS,
  planGives,
  planNames,
  planPrices,
  type PlanId,
  type PlanInterval,
} from '@pokriv/contracts/billing/plans';
import { CREDIT_DAYS, CREDIT_TYPE, promotionTypes } from '@pokriv/contracts/listing/promotions';
import { chargeText, type Currency } from '@pokriv/contracts/money';

import { counted, dayInWords, reasons, type SumTemplate, type Template } from './template.ts';

const planInWords = (planId: PlanId): string => `„${planNames[planId]}“`;

/** Price of a plan per interval, in both currencies. */
const feeInWords = (planId: PlanId, interval: PlanInterval, currency: Currency): string =>
  chargeText(planId === 'free' ? 0 : planPrices[planId][interval], currency);

/** `feeInWords` with its interval. */
const priceInWords = (planId: PlanId, interval: PlanInterval, currency: Currency): string =>
  `${feeInWords(planId, interval, currency)} на ${interval === 'month' ? 'месец' : 'година'}`;

const toPlan = (origin: string) => ({ text: 'Към абонамента', link: `${origin}${pages.subscription.path}` });
const creditsOf = (count: number) => counted(count, 'промоция', 'промоции');

/** Start of a paid plan; also the contract confirmation with its terms. */
export const subscriptionStartedLetter: SumTemplate<'subscription-started'> = (
  { email, firstName, planId, interval, periodEnd },
  { origin, currency },
) => {
  const { listings, listingDays, promotionCredits } = planGives[planId];
  return {
    to: email,
    name: firstName,
    subject: `План ${planInWords(planId)} е активен`,
    paragraphs: [
      `Благодарим ви за доверието! Вече можете да имате ${counted(listings, 'обява', 'обяви')} наведнъж, всяка по ${listingDays}\u00a0дни, и ${creditsOf(promotionCredits)} „${promotionTypes[CREDIT_TYPE]}“ за ${CREDIT_DAYS}\u00a0дни всеки месец без доплащане.`,
      `Планът струва ${priceInWords(planId, interval, currency)} с включен ДДС и се подновява сам. Платен е до ${dayInWords(periodEnd)}`,
      'Можете да го прекратите по всяко време от страницата „Абонамент“: правата ви остават до края на платеното. Условията на договора и правото на отказ са в „Общи условия“.',
    ],
    button: toPlan(origin),
    otherButton: { text: 'Общи условия', link: `${origin}${pages.terms.path}#paid` },
    reason: reasons.subscriber,
  };
};

export const subscriptionChangedLetter: SumTemplate<'subscription-changed'> = (
  { email, firstName, planId, interval, periodEnd, from },
  { origin, currency },
) => {
  const isLater = Date.parse(from) >= Date.parse(periodEnd);
  const price = priceInWords(planId, interval, currency);
  return {
    to: email,
    name: firstName,
    subject: isLater
      ? `Планът ви ще стане ${planInWords(planId)} на ${dayInWords(from)}`
      : `Планът ви вече е ${planInWords(planId)}`,
    paragraphs: isLater
      ? [
          `Дотогава запазвате всичко, за което сте платили. След това планът ви ще бъде ${planInWords(planId)} и ще струва ${price}.`,
          `В него има място за ${counted(planGives[planId].listings, 'обява', 'обяви')} наведнъж. Ако вашите са повече, ще имате ${EXCESS_DAYS}\u00a0дни да изберете кои да останат.`,
        ]
      : [
          `Новите права важат веднага и са платени до ${dayInWords(periodEnd)} Неизползваното от предишния план е приспаднато от цената.`,
          `Оттам нататък планът струва ${price} с включен ДДС и се подновява сам, докато не го прекратите.`,
        ],
    button: toPlan(origin),
    reason: reasons.subscriber,
  };
};

/** Cancellation: rights until the end of the paid period, and how to resume. */
export const subscriptionCancelledLetter: Template<'subscription-cancelled'> = (
  { email, firstName, planId, periodEnd },
  origin,
) => ({
  to: email,
  name: firstName,
  subject: `План ${planInWords(planId)} няма да се поднови`,
  paragraphs: [
    `Прекратихте абонамента си и повече няма да ви таксуваме. Правата по плана остават до ${dayInWords(periodEnd)}`,
    'Ако размислите, до този ден можете да го продължите с едно натискане, без ново плащане.',
  ],
  button: toPlan(origin),
  reason: reasons.subscriber,
});

export const subscriptionResumedLetter: SumTemplate<'subscription-resumed'> = (
  { email, firstName, planId, interval, nextPlanId, periodEnd },
  { origin, currency },
) => {
  const following = nextPlanId ?? planId;
  const day = dayInWords(periodEnd);
  return {
    to: email,
    name: firstName,
    subject: `План ${planInWords(planId)} продължава`,
    paragraphs: [
      'Радваме се, че оставате! Абонаментът ви ще се подновява сам, както преди.',
      ...(following === planId
        ? []
        : [
            `До ${day} имате ${planInWords(planId)}, за който сте платили. После планът ви става ${planInWords(following)}, както избрахте.`,
          ]),
      `Следващото плащане е ${feeInWords(following, interval, currency)}, на ${day}`,
    ],
    button: toPlan(origin),
    reason: reasons.subscriber,
  };
};

export const subscriptionPastDueLetter: SumTemplate<'subscription-past-due'> = (
  { email, firstName, planId, interval, failure, graceEndsAt },
  { origin, currency },
) => ({
  to: email,
  name: firstName,
  subject: `Не успяхме да подновим план ${planInWords(planId)}`,
  paragraphs: [
    `Опитахме да таксуваме ${feeInWords(planId, interval, currency)} за абонамента ви, но плащането не мина. ${paymentFailures[failure]}`,
    `Засега нищо не се променя: правата ви остават до ${dayInWords(graceEndsAt)} Ще опитаме отново; за да е сигурно, обновете картата си на страницата „Абонамент“.`,
    `Ако дотогава плащането не мине, планът ще приключи и след още ${EXCESS_DAYS}\u00a0дни ще спрем обявите над безплатната.`,
  ],
  button: { text: 'Обнови картата', link: `${origin}${pages.subscription.path}` },
  reason: reasons.subscriber,
});

const endings: Readonly<Record<JobData<'subscription-ended'>['reason'], string>> = {
  unpaid:
    'Не успяхме да получим плащането за абонамента ви, затова планът приключи и вече сте на безплатния. Нищо не дължите.',
  cancelled:
    'Абонаментът ви приключи, както поискахте, и вече сте на безплатния план. Благодарим ви, че бяхте с нас!',
  refunded:
    'Върнахме ви плащането за абонамента, затова планът приключи и вече сте на безплатния. Повече няма да ви таксуваме.',
};

/** End of a plan: reason, and the date on which listings beyond the free one are paused (decisions §7). */
export const subscriptionEndedLetter: Template<'subscription-ended'> = (
  { email, firstName, planId, reason, pausedFrom },
  origin,
) => ({
  to: email,
  name: firstName,
  subject: `План ${planInWords(planId)} приключи`,
  paragraphs: [
    endings[reason],
    `Безплатният план включва ${counted(planGives.free.listings, 'обява', 'обяви')}. Ако имате повече, останалите се показват до ${dayInWords(pausedFrom)} След това ще спрем най-старите от тях, без да трием нищо.`,
    'Можете да изберете план отново по всяко време.',
  ],
  button: { text: 'Виж плановете', link: `${origin}${pages.subscription.path}` },
  otherButton: { text: 'Моите обяви', link: `${origin}${pages.myListings.path}` },
  reason: reasons.account,
});
