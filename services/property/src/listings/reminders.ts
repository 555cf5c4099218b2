export const DAY_MS = 86_400_000;

/** Days before expiry at which the owner gets a mail (decisions §5). */
export const reminderDays = [7, 1] as const;
export type ReminderDays = (typeof reminderDays)[number];

const momentOf = (expiresAt: Date, days: number) => new Date(expiresAt.getTime() - days * DAY_MS);

/** The next reminder after a date; null: none in this period. */
export function nextReminder(expiresAt: Date, after: Date): Date | null {
  const days = reminderDays.find((count) => momentOf(expiresAt, count) > after);
  return days === undefined ? null : momentOf(expiresAt, days);
}

/** The latest reminder due, so that a late mail never overstates the days left. */
export function dueReminder(expiresAt: Date, at: Date): ReminderDays | undefined {
  if (expiresAt <= at) return undefined;
  return reminderDays.findLast((count) => momentOf(expiresAt, count) <= at);
}
