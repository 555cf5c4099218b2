import { inSofia, sofiaClock } from '@pokriv/contracts/sofia-day';
import { sofiaDate } from '@pokriv/contracts/sofia-moment';

import { formatMessages, monthNames } from './messages.ts';
import { toDate, type DateLike } from './to-date.ts';

/** long: 5 март 2026 г. · short: 05.03.2026 · moment: 05.03.2026, 14:30 */
export type DateForm = 'long' | 'short' | 'moment';

/** „24 ноември“, in Sofia. */
export function dayAndMonth(date: Date): string {
  const there = inSofia(date);
  return `${there.getUTCDate()} ${monthNames[there.getUTCMonth()]}`;
}

/* Built from parts: browsers differ in the punctuation of Bulgarian dates. */
const forms: Record<DateForm, (date: Date) => string> = {
  long: (date) => `${dayAndMonth(date)} ${inSofia(date).getUTCFullYear()}\u00a0г.`,
  short: sofiaDate,
  moment: (date) => `${sofiaDate(date)}, ${sofiaClock(date)}`,
};

/** Bulgarian date in Sofia time; never throws (spec §3). */
export function formatDate(value: DateLike, form: DateForm = 'long'): string {
  if (value === null || value === undefined || value === '') return formatMessages.unknownDate;
  try {
    const date = toDate(value);
    return Number.isNaN(date.getTime()) ? formatMessages.invalidDate : forms[form](date);
  } catch {
    return formatMessages.dateFailed;
  }
}
