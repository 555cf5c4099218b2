import { HOURS_TOLD_DAYS } from '@pokriv/contracts/moderation/admin-stats-options';

const HOUR_MS = 3_600_000;
const TOLD_MS = HOURS_TOLD_DAYS * 24 * HOUR_MS;

/** Numbers come by the hour, so that what is counted begins with an hour: the last one told, or that of the visit. */
export interface Since {
  from: number;
  /** The visit was longer ago than hours are told of. */
  isCut: boolean;
}

export function sinceVisit(visit: number, now = Date.now()): Since {
  const isCut = visit < now - TOLD_MS;
  const from = isCut ? now - TOLD_MS : visit;
  return { from: Math.floor(from / HOUR_MS) * HOUR_MS, isCut };
}

export const countSince = (hours: readonly { at: string; count: number }[], { from }: Since): number =>
  hours.reduce((sum, { at, count }) => (Date.parse(at) >= from ? sum + count : sum), 0);
