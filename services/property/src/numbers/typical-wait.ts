import type { Connection } from 'mongoose';

import { DAY_MS } from '../listings/reminders.ts';
import { countDecisions } from './decision-times.repository.ts';

const PERIOD_MS = 30 * DAY_MS;
const DECISIONS_MIN = 20;
/** TTL of the memoized figure, in ms. */
const KEPT_MS = 15 * 60_000;

interface WaitDeps {
  connection: Connection;
  now: () => Date;
}

/**
 * Memoizes the median hours to a decision in the last 30 days; null with too few decisions. Failures are not memoized.
 */
export function typicalWaitOf({ connection, now }: WaitDeps): () => Promise<number | null> {
  let kept: { until: number; hours: Promise<number | null> } | undefined;
  return () => {
    const at = now().getTime();
    if (kept && kept.until > at) return kept.hours;
    const hours = countDecisions(connection, { from: new Date(at - PERIOD_MS) }).then(
      ({ count, medianHours }) => (count < DECISIONS_MIN ? null : medianHours),
    );
    const counted = { until: at + KEPT_MS, hours };
    kept = counted;
    hours.catch(() => {
      if (kept === counted) kept = undefined;
    });
    return hours;
  };
}
