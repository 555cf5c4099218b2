import { purgeClosed, type PurgeDeps } from './erasure/purge-closed.ts';

/** Scheduled jobs, intervals in ms. Safe to run concurrently in several processes. */
export const clock = (deps: PurgeDeps) => ({
  'purge-closed': { everyMs: 3_600_000, run: () => purgeClosed(deps) },
});
