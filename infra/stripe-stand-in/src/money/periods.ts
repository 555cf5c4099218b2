import type Stripe from 'stripe';

import type { Period } from '../objects/wire.ts';

type Recurring = Pick<Stripe.Price.Recurring, 'interval' | 'interval_count'>;

/** Adds intervals to the anchor; a month without the anchor's day ends on its last day. */
export function afterIntervals(
  anchor: number,
  { interval, interval_count: count }: Recurring,
  steps: number,
): number {
  const date = new Date(anchor * 1_000);
  const by = steps * count;
  if (interval === 'day' || interval === 'week')
    return anchor + by * (interval === 'week' ? 7 : 1) * 24 * 60 * 60;
  const months = date.getUTCMonth() + by * (interval === 'year' ? 12 : 1);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), months + 1, 0)).getUTCDate();
  const moved = new Date(date);
  moved.setUTCFullYear(date.getUTCFullYear(), months, Math.min(date.getUTCDate(), lastDay));
  return Math.floor(moved.getTime() / 1_000);
}

/** The first period that ends after `start`, counted from the anchor so that short months do not move its day. */
export function nextPeriod(anchor: number, start: number, recurring: Recurring): Period {
  let steps = 1;
  while (afterIntervals(anchor, recurring, steps) <= start) steps += 1;
  return { start, end: afterIntervals(anchor, recurring, steps) };
}

export const recurringOf = ({ recurring }: Stripe.Price): Recurring =>
  recurring ?? { interval: 'month', interval_count: 1 };
