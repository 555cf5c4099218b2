import { log } from '@pokriv/service-kit/log';

import type { ModerationListings } from './moderation-listings.repository.ts';
import { assess, type RiskDeps } from './risk-flags.ts';

/** Other listings change too: their pictures, phones and rents make old findings untrue. */
const STALE_MS = 15 * 60_000;
const BATCH = 50;

interface AssessDeps extends RiskDeps {
  moderated: ModerationListings;
}

/**
 * Stores the risk flags of waiting listings that have none for their present version, or old ones. Waits for the search
 * index, without which rents cannot be compared.
 * @returns how many were checked
 */
export async function assessQueue(deps: AssessDeps): Promise<number> {
  const { moderated, engine, now } = deps;
  if (!engine.isReady) return 0;
  const due = await moderated.unassessed(new Date(now().getTime() - STALE_MS), BATCH);
  for (const listing of due) {
    try {
      const { risks } = await assess(deps, listing);
      const kinds = [...new Set(risks.map(({ kind }) => kind))];
      await moderated.storeRisks(listing, {
        kinds,
        count: kinds.length,
        version: listing.version,
        at: now(),
      });
    } catch (error) {
      log.warn({ listingId: listing._id, err: error }, 'risk flags: listing not checked, next run retries');
    }
  }
  return due.length;
}
