import { z } from 'zod';

import { isValidEik } from '../eik.ts';
import { paymentDocuments, paymentFailures, paymentKinds, paymentStatuses } from './payment-states.ts';
import { planIntervals, planNames } from './plans.ts';
import {
  PROMOTION_AHEAD_DAYS,
  promotionDays,
  promotionSources,
  promotionStatuses,
  promotionTypes,
} from '../listing/promotions.ts';
import { subscriptionStatuses } from './subscription-states.ts';
import { Id, IsoDate, IsoDateTime, keysOf, pageQuery, proseBetween, textBetween } from '../zod-parts.ts';

const PaidPlan = z.enum(['premium', 'business'], 'Изберете план.');
const Interval = keysOf(planIntervals, 'Изберете месечно или годишно плащане.');
const Days = z.union(
  promotionDays.map((days) => z.literal(days)),
  'Изберете 7 или 14 дни.',
);

const Address = textBetween(5, 200);
/** Invoice recipient; a company must give the numbers required by law (decisions §8). */
export const InvoiceData = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('person'), name: textBetween(2, 100), address: Address.nullish() }),
  z.strictObject({
    type: z.literal('company'),
    name: textBetween(2, 100),
    eik: z.string().trim().refine(isValidEik, 'Невалиден ЕИК. Въведете 9 или 13 цифри.'),
    vat: z
      .string()
      .trim()
      .regex(/^BG\d{9,10}$/u, 'Невалиден номер по ДДС. Пример: BG123456789.')
      .nullish(),
    mol: textBetween(2, 100),
    address: Address,
  }),
]);
export type InvoiceData = z.infer<typeof InvoiceData>;

const consent = z.boolean().optional();

/** POST /subscriptions (decisions §8). */
export const NewSubscription = z.strictObject({
  planId: PaidPlan,
  interval: Interval,
  consent,
  invoice: InvoiceData.optional(),
});
export type NewSubscription = z.infer<typeof NewSubscription>;

/** PUT /subscriptions/current: upgrades apply at once, downgrades at the end of the paid period. */
export const SubscriptionChange = z.strictObject({ planId: PaidPlan, interval: Interval });
export type SubscriptionChange = z.infer<typeof SubscriptionChange>;

const startsWithin = (value: string) => Date.parse(value) <= Date.now() + PROMOTION_AHEAD_DAYS * 86_400_000;

/** POST /payments; the server computes the price. */
export const NewPayment = z.strictObject({
  kind: z.literal('promotion', 'Изберете какво се плаща.'),
  propertyId: Id,
  promotionType: keysOf(promotionTypes, 'Изберете вид промоция.'),
  days: Days,
  startsAt: IsoDateTime.refine(
    startsWithin,
    `Изберете начало до ${PROMOTION_AHEAD_DAYS} дни напред.`,
  ).optional(),
  /** Default: use a plan credit when available. */
  useCredit: z.boolean().optional(),
  consent,
  invoice: InvoiceData.optional(),
});
export type NewPayment = z.infer<typeof NewPayment>;

const CREDITS_AT_ONCE = 50;

/** POST /payments/credits: one plan credit for each of several own listings; never charges. */
export const CreditPromotions = z.strictObject({ ids: z.array(Id).min(1).max(CREDITS_AT_ONCE) });
export type CreditPromotions = z.infer<typeof CreditPromotions>;

/** Result for one listing: `promotionId`, or in `message` the reason for no promotion. */
export const CreditPromotion = z.object({
  id: Id,
  promotionId: z.string().optional(),
  message: z.string().optional(),
});
export type CreditPromotion = z.infer<typeof CreditPromotion>;

/** `checkoutUrl` is null when no payment is due. */
export const Checkout = z.object({
  checkoutUrl: z.string().nullable(),
  paymentId: z.string().nullable(),
  promotionId: z.string().nullable(),
});
export type Checkout = z.infer<typeof Checkout>;

export const Subscription = z.object({
  id: z.string(),
  userId: z.string(),
  planId: keysOf(planNames),
  interval: keysOf(planIntervals),
  status: keysOf(subscriptionStatuses),
  currentPeriodStart: IsoDateTime,
  currentPeriodEnd: IsoDateTime,
  cancelAtPeriodEnd: z.boolean(),
  nextPlanId: keysOf(planNames).nullable(),
  graceEndsAt: IsoDateTime.nullable(),
  /** Current price per period, in euro cents. */
  amount: z.number().int(),
  /** Euro cents per period of `nextPlanId`; null without a plan change. */
  nextAmount: z.number().int().nullable(),
  createdAt: IsoDateTime,
  endedAt: IsoDateTime.nullable(),
});
export type Subscription = z.infer<typeof Subscription>;

/** Promotions included in the plan this month; `renewsAt` is null without any. */
export const PromotionCredits = z.object({
  total: z.number(),
  left: z.number(),
  renewsAt: IsoDateTime.nullable(),
});
export type PromotionCredits = z.infer<typeof PromotionCredits>;

/** GET /subscriptions/status (decisions §8). */
export const SubscriptionState = z.object({
  isPremium: z.boolean(),
  planId: keysOf(planNames),
  premiumExpiresAt: IsoDateTime.nullable(),
  listingLimit: z.number().nullable(),
  activeListings: z.number(),
  remainingListings: z.number().nullable(),
  promotionCredits: PromotionCredits,
});
export type SubscriptionState = z.infer<typeof SubscriptionState>;

export const Promotion = z.object({
  id: z.string(),
  propertyId: z.string(),
  userId: z.string(),
  type: keysOf(promotionTypes),
  days: z.number(),
  status: keysOf(promotionStatuses),
  /** Planned or actual start; null until the listing is public. */
  startsAt: IsoDateTime.nullable(),
  endsAt: IsoDateTime.nullable(),
  source: keysOf(promotionSources),
  paymentId: z.string().nullable(),
  createdAt: IsoDateTime,
});
export type Promotion = z.infer<typeof Promotion>;

export const Payment = z.object({
  id: z.string(),
  userId: z.string(),
  kind: keysOf(paymentKinds),
  label: z.string(),
  /** Euro cents. */
  amount: z.number().int(),
  currency: z.literal('EUR'),
  /** Stotinki. */
  amountBgn: z.number().int(),
  status: keysOf(paymentStatuses),
  receiptUrl: z.string().nullable(),
  /** Document at `receiptUrl`; `number` (`POKRIV-0003`) is null until the provider assigns it. */
  document: z.object({ kind: keysOf(paymentDocuments), number: z.string().nullable() }).nullable(),
  invoice: InvoiceData.nullable(),
  failureReason: z.string().nullable(),
  failure: keysOf(paymentFailures).nullable(),
  checkoutUrl: z.string().nullable(),
  promotion: z
    .object({
      id: z.string(),
      propertyId: z.string(),
      title: z.string(),
      type: keysOf(promotionTypes),
      days: z.number(),
      status: keysOf(promotionStatuses).nullable(),
      startsAt: IsoDateTime.nullable(),
      endsAt: IsoDateTime.nullable(),
      startsAfter: IsoDateTime.nullable(),
    })
    .nullable(),
  subscription: z.object({ planId: keysOf(planNames), interval: keysOf(planIntervals) }).nullable(),
  /** null until the provider has created it. */
  subscriptionId: z.string().nullable(),
  /** Reason for the pending refund, or for the one that returned the rest. */
  refundReason: z.string().nullable(),
  /** Euro cents. */
  refundedAmount: z.number().int(),
  /** Oldest refund first. */
  refunds: z.array(z.object({ amount: z.number().int(), at: IsoDateTime, reason: z.string() })),
  createdAt: IsoDateTime,
  paidAt: IsoDateTime.nullable(),
  refundedAt: IsoDateTime.nullable(),
});
export type Payment = z.infer<typeof Payment>;

const paymentFilter = {
  kind: keysOf(paymentKinds).optional(),
  status: keysOf(paymentStatuses).optional(),
};

/** GET /payments of the caller. `sessionId` comes from the provider's return URL. */
export const PaymentQuery = z.strictObject({
  ...paymentFilter,
  sessionId: z
    .string()
    .regex(/^cs_\w{1,120}$/u, 'Невалиден номер на плащане.')
    .optional(),
  ...pageQuery(100),
});
export type PaymentQuery = z.output<typeof PaymentQuery>;

export const paymentSorts = { newest: 'Най-нови', oldest: 'Най-стари', amount_desc: 'Най-големи' } as const;

const adminFilter = {
  ...paymentFilter,
  userId: Id.optional(),
  query: textBetween(1, 100).optional(),
  /** First and last creation day in Sofia, inclusive. */
  from: IsoDate.optional(),
  to: IsoDate.optional(),
  sort: keysOf(paymentSorts).default('newest'),
};
export const AdminPaymentQuery = z.strictObject({ ...adminFilter, ...pageQuery(100) });
export type AdminPaymentQuery = z.output<typeof AdminPaymentQuery>;
export const AdminPaymentTable = z.strictObject(adminFilter);

export const AdminPayment = Payment.extend({
  providerIds: z.array(z.string()),
  user: z
    .object({ id: z.string(), email: z.string(), firstName: z.string(), lastName: z.string() })
    .nullable(),
});
export type AdminPayment = z.infer<typeof AdminPayment>;

/** Sums in euro cents of all payments that match the filter. */
export const PaymentSums = z.object({ paid: z.number().int(), refunded: z.number().int() });
export type PaymentSums = z.infer<typeof PaymentSums>;

export const UserBilling = z.object({
  status: SubscriptionState,
  subscriptions: z.array(Subscription),
});
export type UserBilling = z.infer<typeof UserBilling>;

/** POST /admin/payments/:id/refund. `endBenefit` ends the purchased benefit after a successful refund. */
export const PaymentRefund = z.strictObject({
  reason: proseBetween(10, 500),
  /** Euro cents; default: the whole remainder. */
  amount: z.number().int('Въведете сума в стотинки.').min(1, 'Въведете сума над нулата.').optional(),
  endBenefit: z.boolean().optional(),
});
export type PaymentRefund = z.infer<typeof PaymentRefund>;

export const GrantedPromotion = z.strictObject({
  type: keysOf(promotionTypes, 'Изберете вид промоция.'),
  days: Days,
  reason: proseBetween(10, 500),
});
export type GrantedPromotion = z.infer<typeof GrantedPromotion>;
