import { formatMessages } from './messages.ts';
import { toDate, type DateLike } from './to-date.ts';

/** long: 5 март 2026 г. · short: 05.03.2026 · moment: 05.03.2026, 14:30 */
export type DateForm = 'long' | 'short' | 'moment';

const partsOf = new Intl.DateTimeFormat('bg-BG', {
  timeZone: 'Europe/Sofia',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

const digitsOf = new Intl.DateTimeFormat('bg-BG', {
  timeZone: 'Europe/Sofia',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function read(format: Intl.DateTimeFormat, date: Date): Record<string, string> {
  return Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]));
}

/* Built from parts: browsers differ in the punctuation of Bulgarian dates. */
const forms: Record<DateForm, (date: Date) => string> = {
  long: (date) => {
    const { day, month, year } = read(partsOf, date);
    return `${day} ${month} ${year}\u00a0г.`;
  },
  short: (date) => {
    const { day, month, year } = read(digitsOf, date);
    return `${day}.${month}.${year}`;
  },
  moment: (date) => {
    const { hour, minute } = read(digitsOf, date);
    return `${forms.short(date)}, ${hour}:${minute}`;
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
