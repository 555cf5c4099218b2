import { z } from 'zod';

import {
  AdminPayment,
  AdminPaymentQuery,
  AdminPaymentTable,
  Checkout,
  CreditPromotion,
  CreditPromotions,
  GrantedPromotion,
  NewPayment,
  NewSubscription,
  Payment,
  PaymentQuery,
  PaymentRefund,
  PaymentSums,
  Promotion,
  PromotionCredits,
  Subscription,
  SubscriptionChange,
  SubscriptionState,
  UserBilling,
} from './billing.ts';
import type { Schemas } from '../endpoint.ts';
import { ById, dataOf, Done, listOfData } from '../zod-parts.ts';

export const billingEndpoints = {
  createSubscription: {
    body: NewSubscription,
    reply: dataOf(Checkout),
    status: 201,
    summary: 'Абониране: адрес за плащане',
  },
  readSubscription: { reply: dataOf(Subscription.nullable()), summary: 'Моят абонамент' },
  changeSubscription: {
    body: SubscriptionChange,
    reply: dataOf(Subscription),
    summary: 'Смяна на плана',
  },
  cancelSubscription: { reply: dataOf(Subscription), summary: 'Прекратяване в края на периода' },
  resumeSubscription: { reply: dataOf(Subscription), summary: 'Отказ от прекратяването' },
  readSubscriptionStatus: { reply: dataOf(SubscriptionState), summary: 'Права по плана' },
  openBillingPortal: {
    reply: dataOf(z.object({ url: z.string() })),
    summary: 'Адрес за картата и фактурите',
  },
  createPayment: { body: NewPayment, reply: dataOf(Checkout), status: 201, summary: 'Плащане на промоция' },
  promoteWithCredits: {
    body: CreditPromotions,
    reply: dataOf(z.array(CreditPromotion)).extend({ credits: PromotionCredits }),
    summary: 'Включените в плана промоции за няколко свои обяви',
  },
  listPayments: { query: PaymentQuery, reply: listOfData(Payment), summary: 'Моите плащания' },
  getPayment: { params: ById, reply: dataOf(Payment), summary: 'Едно плащане' },
  cancelPayment: { params: ById, reply: dataOf(Payment), summary: 'Отказ от започнато плащане' },
  receiveStripeEvent: { reply: Done, summary: 'Известие от доставчика на плащания' },
  readUserBilling: { params: ById, reply: dataOf(UserBilling), summary: 'План и абонаменти на потребител' },
  endUserSessions: { params: ById, reply: Done, summary: 'Изход на потребител от всички устройства' },
  listAdminPayments: {
    query: AdminPaymentQuery,
    reply: listOfData(AdminPayment).extend({ sums: PaymentSums }),
    summary: 'Плащания на всички',
  },
  exportPayments: { query: AdminPaymentTable, reply: z.unknown(), summary: 'Плащания като CSV' },
  refundPayment: {
    params: ById,
    body: PaymentRefund,
    reply: dataOf(Payment),
    summary: 'Връщане на сума',
  },
  listPromotions: { params: ById, reply: dataOf(z.array(Promotion)), summary: 'Промоции на обява' },
  grantPromotion: {
    params: ById,
    body: GrantedPromotion,
    reply: dataOf(Promotion),
    status: 201,
    summary: 'Подарена промоция',
  },
} as const satisfies Record<string, Schemas>;
