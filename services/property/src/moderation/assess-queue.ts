import { log } from '@pokriv/service-kit/log';

import type { ModerationListings } from './moderation-listings.repository.ts';
import { assess, type RiskDeps } from './risk-flags.ts';

/** Changes of other listings' pictures, phones and rents also invalidate findings. */
const STALE_MS = 15 * 60_000;
const BATCH = 50;

interface AssessDeps extends RiskDeps {
  moderated: ModerationListings;
}

/**
 * Stores the risk flags of pending listings without flags for their current version, or with stale ones.
 * Waits for the search index, which compares rents.
 * @returns the number of listings
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
