import { decisionsFor } from '../../deciding/decision.ts';
import type { QueueListing } from '../use-queue.ts';

export interface CleanRows {
  clean: QueueListing[];
  /** Rows that stay, by the first reason that keeps them. */
  risky: number;
  unchecked: number;
  held: number;
}

/** Waiting rows without a known risk, which may be approved unseen, and how many stay for whom. */
export function cleanRows(rows: readonly QueueListing[]): CleanRows {
  const found: CleanRows = { clean: [], risky: 0, unchecked: 0, held: 0 };
  for (const row of rows) {
    if (!decisionsFor(row).includes('approve')) continue;
    const { risks = null, heldBy = null } = row.signs ?? {};
    if (risks === null) found.unchecked += 1;
    else if (risks.length > 0) found.risky += 1;
    else if (heldBy !== null) found.held += 1;
    else found.clean.push(row);
  }
  return found;
}
