/** What the wire and the identity provider call a point in time. */
export type DateLike = Date | string | number | { seconds: number } | null | undefined;

/** Numbers above this are milliseconds, others seconds (spec §3, Dates). */
const MILLISECONDS_FROM = 1e12;

/** The moment that is meant; an Invalid Date when none can be read. */
export function toDate(value: Exclude<DateLike, null | undefined>): Date {
  if (value instanceof Date) return value;
  if (typeof value === 'string') return new Date(value);
  if (typeof value === 'number') return new Date(value > MILLISECONDS_FROM ? value : value * 1000);
  return new Date(value.seconds * 1000);
}
