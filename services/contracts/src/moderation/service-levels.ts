/** Hours until waiting work is no longer fresh, and until it is late. Free of zod. */
export interface ServiceLevel {
  fresh: number;
  late: number;
}

/** `SOON`: listings, revisions, reports and threads. `LATER`: messages. */
export const SOON: ServiceLevel = { fresh: 4, late: 24 };
export const LATER: ServiceLevel = { fresh: 24, late: 48 };
