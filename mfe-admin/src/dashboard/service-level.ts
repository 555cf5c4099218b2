const HOUR_MS = 3_600_000;

/** Hours from which what waits is no longer fresh, and from which it is late. */
export interface ServiceLevel {
  fresh: number;
  late: number;
}

/** Of listings, their revisions and reports; whoever writes to us waits a little longer. */
export const SOON: ServiceLevel = { fresh: 4, late: 24 };
export const LATER: ServiceLevel = { fresh: 24, late: 48 };

export type Level = 'fresh' | 'wait' | 'late';

/** How the one that waits longest stands against the service level. */
export function levelOf(oldestAt: string, { fresh, late }: ServiceLevel, now = Date.now()): Level {
  const waited = (now - Date.parse(oldestAt)) / HOUR_MS;
  if (waited >= late) return 'late';
  return waited >= fresh ? 'wait' : 'fresh';
}
