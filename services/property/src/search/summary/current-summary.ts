import { setTimeout as sleep } from 'node:timers/promises';

import { unavailable } from '@pokriv/contracts/errors';

import type { CardSummary } from './card-summary.ts';

/** The summary that answers; none while the first one is being filled. */
export interface CurrentSummary {
  current?: CardSummary;
}

/** What only the summary can answer waits so long for it. */
const PATIENCE_MS = 5000;
const LOOK_MS = 50;

/** @throws AppError UNAVAILABLE when it is not there in time */
export async function untilThere(summary: CurrentSummary): Promise<CardSummary> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!summary.current) {
    if (performance.now() > deadline) throw unavailable();
    await sleep(LOOK_MS);
  }
  return summary.current;
}
