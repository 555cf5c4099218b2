import type { Payment, Subscription, SubscriptionState } from '@pokriv/contracts/billing/billing';

import { answer } from '../backend.testing.ts';

export const aPayment = (over: Partial<Payment> = {}): Payment => ({
  id: 'p1',
  userId: 'u1',
  kind: 'subscription',
  label: 'Премиум, месечно',
  amount: 999,
  currency: 'EUR',
  amountBgn: 1954,
  status: 'succeeded',
  receiptUrl: null,
  document: null,
  invoice: null,
  failureReason: null,
  failure: null,
  checkoutUrl: null,
  promotion: null,
  subscription: { planId: 'premium', interval: 'month' },
  subscriptionId: null,
  refundReason: null,
  refundedAmount: 0,
  refunds: [],
  createdAt: '2026-03-05T10:00:00.000Z',
  paidAt: '2026-03-05T10:02:00.000Z',
  refundedAt: null,
  ...over,
});

export const aPromotion: NonNullable<Payment['promotion']> = {
  id: 'x1',
  propertyId: 'l1',
  title: 'Светъл двустаен до метрото',
  type: 'super',
  days: 7,
  status: 'active',
  startsAt: '2026-03-05T10:02:00.000Z',
  endsAt: '2026-03-12T10:02:00.000Z',
  startsAfter: null,
};

export const aSubscription = (over: Partial<Subscription> = {}): Subscription => ({
  id: 's1',
  userId: 'u1',
  planId: 'premium',
  interval: 'month',
  status: 'active',
  currentPeriodStart: '2026-03-05T10:00:00.000Z',
  currentPeriodEnd: '2026-04-05T10:00:00.000Z',
  cancelAtPeriodEnd: false,
  nextPlanId: null,
  graceEndsAt: null,
  amount: 999,
  nextAmount: null,
  createdAt: '2026-03-05T10:00:00.000Z',
  endedAt: null,
  ...over,
});

export const someRights = (over: Partial<SubscriptionState> = {}): SubscriptionState => ({
  isPremium: true,
  planId: 'premium',
  premiumExpiresAt: '2026-04-05T10:00:00.000Z',
  listingLimit: 5,
  activeListings: 3,
  remainingListings: 2,
  promotionCredits: { total: 1, left: 1, renewsAt: '2026-04-05T10:00:00.000Z' },
  ...over,
});

export const freeRights = (over: Partial<SubscriptionState> = {}): SubscriptionState =>
  someRights({
    isPremium: false,
    planId: 'free',
    premiumExpiresAt: null,
    listingLimit: 1,
    activeListings: 1,
    remainingListings: 0,
    promotionCredits: { total: 0, left: 0, renewsAt: null },
    ...over,
  });

export const payments = (data: readonly Payment[], total: number = data.length) => {
  const { body, status } = answer.done(data);
  const pagination = {
    page: 1,
    limit: 10,
    total,
    totalPages: Math.ceil(total / 10),
    hasNext: total > 10,
    hasPrev: false,
  };
  return { status, body: { ...(body as object), pagination } };
};
