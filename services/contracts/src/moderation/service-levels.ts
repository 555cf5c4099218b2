/** Hours from which what waits for an administrator is no longer fresh, and from which it is late. Free of zod. */
export interface ServiceLevel {
  fresh: number;
  late: number;
}

/** Of listings, their revisions and reports; whoever writes to us waits a little longer. */
export const SOON: ServiceLevel = { fresh: 4, late: 24 };
export const LATER: ServiceLevel = { fresh: 24, late: 48 };
