/** Hours of waiting before work stops being fresh, and before it is late. Free of zod. */
export interface ServiceLevel {
  fresh: number;
  late: number;
}

/** `SOON`: listings, edits, reports and threads. `LATER`: contact messages. */
export const SOON: ServiceLevel = { fresh: 4, late: 24 };
export const LATER: ServiceLevel = { fresh: 24, late: 48 };
