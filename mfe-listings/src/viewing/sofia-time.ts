import { sofiaDay } from '@pokriv/contracts/sofia-day';

const zone = 'Europe/Sofia';
const clock = new Intl.DateTimeFormat('bg-BG', {
  timeZone: zone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const weekday = new Intl.DateTimeFormat('bg-BG', { timeZone: zone, weekday: 'long' });
const shortWeekday = new Intl.DateTimeFormat('bg-BG', { timeZone: zone, weekday: 'short' });
const dayAndMonth = new Intl.DateTimeFormat('bg-BG', { timeZone: zone, day: 'numeric', month: 'long' });

/** `09:30`, wall time in Sofia. */
export function clockText(at: string | Date): string {
  const parts = Object.fromEntries(clock.formatToParts(new Date(at)).map(({ type, value }) => [type, value]));
  return `${parts.hour}:${parts.minute}`;
}

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

const wallOf = (at: Date): string => `${sofiaDay(at)}T${clockText(at)}`;

/** The wall time of an instant, as an input of type `datetime-local` holds it: `2026-11-24T09:30`. */
export const toWallTime = (at: Date): string => wallOf(at);

const HOUR_MS = 3_600_000;
/** Hours that Sofia is ahead of UTC: summer time first, so that the repeated hour of autumn is the earlier one. */
const OFFSETS_H = [3, 2];

/**
 * The instant of a wall time in Sofia, ISO 8601; undefined for an hour that the clocks skip, and for an unreadable one.
 * @param wall `2026-11-24T09:30`
 */
export function fromWallTime(wall: string): string | undefined {
  const asUtc = Date.parse(`${wall}:00.000Z`);
  if (Number.isNaN(asUtc)) return undefined;
  return OFFSETS_H.map((offset) => new Date(asUtc - offset * HOUR_MS))
    .find((instant) => wallOf(instant) === wall)
    ?.toISOString();
}
