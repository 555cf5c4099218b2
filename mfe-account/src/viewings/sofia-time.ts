import { sofiaDay } from '@pokriv/contracts/sofia-day';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Summer first: of a wall time that comes twice in autumn the earlier one. */
const OFFSETS_H = [3, 2] as const;

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Sofia',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const weekday = new Intl.DateTimeFormat('bg-BG', { timeZone: 'Europe/Sofia', weekday: 'long' });
const dayAndMonth = new Intl.DateTimeFormat('bg-BG', {
  timeZone: 'Europe/Sofia',
  day: 'numeric',
  month: 'long',
});

/** Wall time in Sofia: `14:30`. */
export const clockOf = (moment: string | Date): string => clock.format(new Date(moment));

/** „вторник, 24 ноември“ */
export const dayText = (moment: string | Date): string =>
  `${weekday.format(new Date(moment))}, ${dayAndMonth.format(new Date(moment))}`;

/** „24 ноември“ */
export const shortDayText = (moment: string | Date): string => dayAndMonth.format(new Date(moment));

/** „вторник, 24 ноември, 14:30“; with an end „14:30–14:50“. */
export function timeText(start: string, end?: string | null): string {
  const range = end ? `${clockOf(start)}–${clockOf(end)}` : clockOf(start);
  return `${dayText(start)}, ${range}`;
}

/** Value of `<input type="datetime-local">` in Sofia's wall time, wherever the browser is. */
export const toLocalInput = (moment: string | Date): string =>
  `${sofiaDay(new Date(moment))}T${clockOf(moment)}`;

/**
 * Instant of a wall time in Sofia.
 * @param local `2026-11-24T14:30`
 * @returns undefined for an unreadable value and for an hour that the change of clocks skips
 */
export function fromLocalInput(local: string): string | undefined {
  const asUtc = Date.parse(`${local.slice(0, 16)}:00Z`);
  if (Number.isNaN(asUtc)) return undefined;
  const instants = OFFSETS_H.map((hours) => new Date(asUtc - hours * HOUR_MS));
  return instants.find((instant) => toLocalInput(instant) === local.slice(0, 16))?.toISOString();
}

/** Days of the week that contains `day`, Monday first: `2026-11-23` … */
export function weekOf(day: string): string[] {
  const noon = Date.parse(`${day}T12:00:00Z`);
  const fromMonday = (new Date(noon).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, index) =>
    new Date(noon + (index - fromMonday) * DAY_MS).toISOString().slice(0, 10),
  );
}

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
