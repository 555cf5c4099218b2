/** Subscription states, as at the payment provider (decisions §8). Free of zod. */
export const subscriptionStatuses = {
  active: 'Активен',
  past_due: 'Просрочен',
  incomplete: 'Незавършен',
  canceled: 'Прекратен',
  expired: 'Изтекъл',
} as const;
export type SubscriptionStatus = keyof typeof subscriptionStatuses;

/** Subscriptions in force; at most one per user. */
export const liveSubscriptions: readonly SubscriptionStatus[] = ['active', 'past_due'];
