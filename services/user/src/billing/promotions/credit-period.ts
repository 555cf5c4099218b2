/** A month of a subscription in which its promotions may be used. */
export interface CreditPeriod {
  start: Date;
  end: Date;
}

/** A period that was paid for: so many months, until then. */
export interface PaidPeriod {
  start: Date;
  months: number;
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

/** The month around `now`, counted from that day on. */
export function creditPeriod(anchor: Date, now: Date): CreditPeriod {
  const months = monthsPassed(anchor, now);
  return { start: monthsAfter(anchor, months), end: monthsAfter(anchor, months + 1) };
}

/**
 * The month around `now` of a period that was paid for. The last one lasts as long as the period, and until the next is
 * known: what begins on the 28th of February for want of a 31st ends on the 31st of March, not with one more month.
 */
export function paidCreditPeriod({ start, months, end }: PaidPeriod, now: Date): CreditPeriod {
  const passed = Math.min(monthsPassed(start, now), months - 1);
  const isLast = passed === months - 1;
  return { start: monthsAfter(start, passed), end: isLast ? end : monthsAfter(start, passed + 1) };
}

function monthsPassed(anchor: Date, now: Date): number {
  const whole =
    (now.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + now.getUTCMonth() - anchor.getUTCMonth();
  return Math.max(0, monthsAfter(anchor, whole) > now ? whole - 1 : whole);
}
