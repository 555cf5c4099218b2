import { sofiaDate, sofiaParts } from '@pokriv/contracts/sofia-moment';

import { formatMessages } from './messages.ts';
import { toDate, type DateLike } from './to-date.ts';

/** long: 5 март 2026 г. · short: 05.03.2026 · moment: 05.03.2026, 14:30 */
export type DateForm = 'long' | 'short' | 'moment';

const DAY_MS = 86_400_000;

const months = [
  ...['януари', 'февруари', 'март', 'април', 'май', 'юни'],
  ...['юли', 'август', 'септември', 'октомври', 'ноември', 'декември'],
];

/** Midnight in UTC is the same day in Sofia, so that a date without a time needs no time zone. */
function dayOf(date: Date): { day: number; month: number; year: number } {
  if (date.getTime() % DAY_MS === 0) {
    return { day: date.getUTCDate(), month: date.getUTCMonth() + 1, year: date.getUTCFullYear() };
  }
  const { day, month, year } = sofiaParts(date);
  return { day: Number(day), month: Number(month), year: Number(year) };
}

/* Built from parts: browsers differ in the punctuation of Bulgarian dates. */
const forms: Record<DateForm, (date: Date) => string> = {
  long: (date) => {
    const { day, month, year } = dayOf(date);
    return `${day} ${months[month - 1]} ${year}\u00a0г.`;
  },
  short: sofiaDate,
  moment: (date) => {
    const { hour, minute } = sofiaParts(date);
    return `${sofiaDate(date)}, ${hour}:${minute}`;
  },
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
