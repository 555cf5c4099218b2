export const DAY_MS = 86_400_000;

/** Days before the end of its period at which the owner of a public listing gets a mail (decisions §5). */
export const reminderDays = [7, 1] as const;
export type ReminderDays = (typeof reminderDays)[number];

const momentOf = (expiresAt: Date, days: number) => new Date(expiresAt.getTime() - days * DAY_MS);

/** The next reminder of the period after a moment; null when there is none. */
export function nextReminder(expiresAt: Date, after: Date): Date | null {
  const days = reminderDays.find((count) => momentOf(expiresAt, count) > after);
  return days === undefined ? null : momentOf(expiresAt, days);
}

/** Which reminder is due at a moment: the latest one, so that a late mail never says more days than are left. */
export function dueReminder(expiresAt: Date, at: Date): ReminderDays | undefined {
  if (expiresAt <= at) return undefined;
  return reminderDays.findLast((count) => momentOf(expiresAt, count) <= at);
}
