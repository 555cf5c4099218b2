import type { ListingNumbers } from '@pokriv/contracts/moderation/admin-stats';
import type { Period } from '@pokriv/service-kit/count-period';
import { QUERY_MS } from '@pokriv/service-kit/mongo';
import { trusted, type Connection } from 'mongoose';

import { historyModel, type StoredEntry } from '../listings/history.model.ts';

type Step = Pick<StoredEntry, 'listingId' | 'action' | 'at' | 'to'>;

const decisions = new Set(['approve', 'reject']);
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const EARLIER_MS = 60 * DAY_MS;
const STEPS_MOST = 50_000;

const rounded = (hours: number) => Math.round(hours * 10) / 10;

/**
 * Hours from submission to decision.
 * @param steps newest first
 */
export function decisionHours(steps: Iterable<Step>, from: Date): number[] {
  const decidedAt = new Map<string, Date>();
  const hours: number[] = [];
  for (const { listingId, action, at, to } of steps) {
    if (decisions.has(action)) {
      if (at >= from) decidedAt.set(listingId, at);
      else decidedAt.delete(listingId);
    } else if (to === 'pending') {
      const decided = decidedAt.get(listingId);
      if (decided) hours.push((decided.getTime() - at.getTime()) / HOUR_MS);
      decidedAt.delete(listingId);
    }
  }
  return hours;
}

/**
 * Nearest-rank quantile.
 * @param sorted ascending
 */
function quantile(sorted: readonly number[], part: number): number | null {
  const value = sorted[Math.min(Math.floor(sorted.length * part), sorted.length - 1)];
  return value === undefined ? null : rounded(value);
}

export async function countDecisions(
  connection: Connection,
  { from }: Pick<Period, 'from'>,
): Promise<ListingNumbers['decision']> {
  const actions = [...decisions, 'submit', 'review_again', 'renew'];
  const since = new Date(from.getTime() - EARLIER_MS);
  const steps = await historyModel(connection)
    .find(
      { action: trusted({ $in: actions }), at: trusted({ $gte: since }) },
      { _id: 0, listingId: 1, action: 1, at: 1, to: 1 },
    )
    .sort({ at: -1 })
    .limit(STEPS_MOST)
    .maxTimeMS(QUERY_MS)
    .lean<Step[]>();
  const hours = decisionHours(steps, from).sort((one, other) => one - other);
  return { count: hours.length, medianHours: quantile(hours, 0.5), p90Hours: quantile(hours, 0.9) };
}
