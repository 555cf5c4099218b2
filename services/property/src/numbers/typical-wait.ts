import type { Connection } from 'mongoose';

import { DAY_MS } from '../listings/reminders.ts';
import { countDecisions } from './decision-times.repository.ts';

const PERIOD_MS = 30 * DAY_MS;
/** Fewer decisions than this say nothing about the next one. */
const DECISIONS_MIN = 20;
/** The figure moves slowly: it is counted again after this long, in ms. */
const KEPT_MS = 15 * 60_000;

interface WaitDeps {
  connection: Connection;
  now: () => Date;
}

/**
 * Memoizes how many hours half of the decisions of the last 30 days took; null while there were too few of them. A failed
 * count is not kept.
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
