import { SHOWN_HOURS_DAYS } from '@pokriv/contracts/moderation/admin-stats-options';

const HOUR_MS = 3_600_000;
const MAX_AGE_MS = SHOWN_HOURS_DAYS * 24 * HOUR_MS;

/** News are counted in hourly buckets, from the hour of the last visit or from the oldest bucket. */
export interface Since {
  from: number;
  /** The visit is older than the oldest bucket. */
  isCut: boolean;
}

export function sinceVisit(visit: number, now = Date.now()): Since {
  const isCut = visit < now - MAX_AGE_MS;
  const from = isCut ? now - MAX_AGE_MS : visit;
  return { from: Math.floor(from / HOUR_MS) * HOUR_MS, isCut };
}

export const countSince = (hours: readonly { at: string; count: number }[], { from }: Since): number =>
  hours.reduce((sum, { at, count }) => (Date.parse(at) >= from ? sum + count : sum), 0);
