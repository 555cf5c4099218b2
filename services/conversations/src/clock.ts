import type { Parts } from './parts.ts';
import { purgeThreads } from './erasure/purge-threads.repository.ts';
import { mailUnread } from './mails/mail-unread.ts';
import { remindLandlords } from './mails/remind-landlords.ts';
import { viewingJobs, type ViewingJobDeps } from './viewings/viewing-jobs.ts';

/** Scheduled jobs, intervals in ms. Safe to run concurrently in several processes. */
export const clock = (deps: Parts & ViewingJobDeps) => ({
  'mail-unread': { everyMs: 15_000, run: () => mailUnread(deps) },
  'remind-landlords': { everyMs: 60_000, run: () => remindLandlords(deps) },
  'purge-threads': { everyMs: 3_600_000, run: () => purgeThreads(deps) },
  ...viewingJobs(deps),
});
