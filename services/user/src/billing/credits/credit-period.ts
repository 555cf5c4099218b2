/** A month of a subscription in which its promotions may be used. */
export interface CreditPeriod {
  start: Date;
  end: Date;
}

/** The same day so many months later; the last day of a month that has no such day. */
function monthsAfter(anchor: Date, months: number): Date {
  const day = anchor.getUTCDate();
  const moved = new Date(anchor);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const days = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(day, days));
  return moved;
}

/** The month around `now`, counted from the day on which the paid period began; of a year, each of its months. */
export function creditPeriod(anchor: Date, now: Date): CreditPeriod {
  const whole =
    (now.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + now.getUTCMonth() - anchor.getUTCMonth();
  const months = Math.max(0, monthsAfter(anchor, whole) > now ? whole - 1 : whole);
  return { start: monthsAfter(anchor, months), end: monthsAfter(anchor, months + 1) };
}
