import { addDays, instantOf, wallTimeOf, weekdayOf } from '@pokriv/contracts/conversation/sofia-time';

const weekday = new Intl.DateTimeFormat('bg-BG', { timeZone: 'Europe/Sofia', weekday: 'long' });
const dayAndMonth = new Intl.DateTimeFormat('bg-BG', {
  timeZone: 'Europe/Sofia',
  day: 'numeric',
  month: 'long',
});

/** Wall time in Sofia: `14:30`. */
export const clockOf = (moment: string): string => wallTimeOf(new Date(moment)).clock;

/** „вторник, 24 ноември“ */
export const dayText = (moment: string): string =>
  `${weekday.format(new Date(moment))}, ${dayAndMonth.format(new Date(moment))}`;

/** „24 ноември“ */
export const shortDayText = (moment: string): string => dayAndMonth.format(new Date(moment));

/** „вторник, 24 ноември, 14:30“; with an end „14:30–14:50“. */
export function timeText(start: string, end?: string | null): string {
  const range = end ? `${clockOf(start)}–${clockOf(end)}` : clockOf(start);
  return `${dayText(start)}, ${range}`;
}

/** Value of `<input type="datetime-local">` in Sofia's wall time, wherever the browser is. */
export function toLocalInput(moment: string): string {
  const { date, clock } = wallTimeOf(new Date(moment));
  return `${date}T${clock}`;
}

const LOCAL = /^(?<date>\d{4}-\d{2}-\d{2})T(?<clock>\d{2}:\d{2})/u;

/**
 * Instant of the value of `<input type="datetime-local">`, read as wall time in Sofia.
 * @returns undefined for an unreadable value and for an hour that the change of clocks skips
 */
export function fromLocalInput(local: string): string | undefined {
  const [whole, date = '', clock = ''] = LOCAL.exec(local) ?? [];
  if (whole === undefined || Number.isNaN(Date.parse(`${whole}:00Z`))) return undefined;
  return instantOf({ date, clock })?.toISOString();
}

/** Days of the week that contains `day`, Monday first: `2026-11-23` … */
export function weekOf(day: string): string[] {
  const monday = addDays(day, 1 - weekdayOf(day));
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
}
