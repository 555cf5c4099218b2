export interface CreditPeriod {
  start: Date;
  end: Date;
}

export interface PaidPeriod {
  start: Date;
  months: number;
  end: Date;
}

/** The same day `months` later, or the last day of a shorter month. */
function monthsAfter(anchor: Date, months: number): Date {
  const day = anchor.getUTCDate();
  const moved = new Date(anchor);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const days = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(day, days));
  return moved;
}

export function creditPeriod(anchor: Date, now: Date): CreditPeriod {
  const months = monthsPassed(anchor, now);
  return { start: monthsAfter(anchor, months), end: monthsAfter(anchor, months + 1) };
}

/**
 * The month around `now` in a paid period. The last month lasts until the period's end: one that starts on 28
 * February for want of a 31st ends on 31 March.
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
