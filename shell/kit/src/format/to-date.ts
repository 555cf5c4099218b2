export type DateLike = Date | string | number | { seconds: number } | null | undefined;

/** Larger numbers are milliseconds, smaller ones seconds (spec §3, Dates). */
const MILLISECONDS_FROM = 1e12;

/** @returns an Invalid Date for an unreadable value */
export function toDate(value: Exclude<DateLike, null | undefined>): Date {
  if (value instanceof Date) return value;
  if (typeof value === 'string') return new Date(value);
  if (typeof value === 'number') return new Date(value > MILLISECONDS_FROM ? value : value * 1000);
  return new Date(value.seconds * 1000);
}
