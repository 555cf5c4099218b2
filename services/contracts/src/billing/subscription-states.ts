/** States of a subscription, with their labels (decisions §8). They follow the payment provider's. Free of zod. */
export const subscriptionStatuses = {
  active: 'Активен',
  past_due: 'Просрочен',
  incomplete: 'Незавършен',
  canceled: 'Прекратен',
  expired: 'Изтекъл',
} as const;
export type SubscriptionStatus = keyof typeof subscriptionStatuses;

/** Subscriptions that give rights; a person has at most one of them. */
export const liveSubscriptions: readonly SubscriptionStatus[] = ['active', 'past_due'];
