import { color } from '@pokriv/web-kit/ui';

/** One colour for each topic, so that a chart is recognized before its title is read. */
export const topicFill = {
  listings: color.accent,
  funnel: color.premiumText,
  users: color.info,
  revenue: color.good,
  moderation: color.wait,
} as const;

export type Topic = keyof typeof topicFill;
