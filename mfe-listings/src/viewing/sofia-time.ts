import { instantOf, wallTimeOf } from '@pokriv/contracts/conversation/sofia-time';

const zone = 'Europe/Sofia';
const weekday = new Intl.DateTimeFormat('bg-BG', { timeZone: zone, weekday: 'long' });
const shortWeekday = new Intl.DateTimeFormat('bg-BG', { timeZone: zone, weekday: 'short' });
const dayAndMonth = new Intl.DateTimeFormat('bg-BG', { timeZone: zone, day: 'numeric', month: 'long' });

/** `09:30`, wall time in Sofia. */
export const clockText = (at: string | Date): string => wallTimeOf(new Date(at)).clock;

/** „вторник, 24 ноември“. */
export const dayText = (at: string | Date): string =>
  `${weekday.format(new Date(at))}, ${dayAndMonth.format(new Date(at))}`;

/** „вт“ and „24 ноември“, for the head of a narrow column. */
export const shortDay = (at: string | Date): { weekday: string; date: string } => ({
  weekday: shortWeekday.format(new Date(at)),
  date: dayAndMonth.format(new Date(at)),
});

/** „вторник, 24 ноември, 09:30“. */
export const momentText = (at: string | Date): string => `${dayText(at)}, ${clockText(at)}`;

/** The wall time of an instant, as an input of type `datetime-local` holds it: `2026-11-24T09:30`. */
export function toWallTime(at: Date): string {
  const { date, clock } = wallTimeOf(at);
  return `${date}T${clock}`;
}

const WALL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/u;

/**
 * The instant of a wall time in Sofia, ISO 8601; undefined for an hour that the clocks skip, and for an unreadable one.
 * @param wall `2026-11-24T09:30`
 */
export function fromWallTime(wall: string): string | undefined {
  const [date = '', clock = ''] = wall.split('T');
  if (!WALL_TIME.test(wall)) return undefined;
  return instantOf({ date, clock })?.toISOString();
}
