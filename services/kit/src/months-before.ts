/** The same day and time so many months earlier, in UTC; a day that the month lacks is in the month after it. */
export function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}
