import { pauseExcess } from './accounts/pause-excess.ts';
import { catchUpNight, catchUpSearches } from './alerts/catch-up.ts';
import { askAsleep } from './alerts/ask-asleep.ts';
import { sendAlerts } from './alerts/send-alerts.ts';
import type { PropertyDeps } from './app.ts';
import { purgeAll } from './erasure/purge-all.ts';
import { expireListings } from './listings/expire-listings.ts';
import { offerRelisting } from './listings/offer-relisting.ts';
import { remindOwners } from './listings/remind-owners.ts';
import { assessQueue } from './moderation/assess-queue.ts';
import { settlePromotionsDue } from './promotions/settle-promotions-due.ts';
import { rotatePromoted } from './search/rotate-promoted.ts';
import { flushCounts } from './views/flush-counts.ts';
import { sendWeekly } from './weekly/send-weekly.ts';

/** Scheduled jobs with their interval in ms. Each may run concurrently in several processes. */
export const clock = (deps: PropertyDeps) => ({
  'expire-listings': { everyMs: 15_000, run: () => expireListings(deps) },
  'remind-owners': { everyMs: 60_000, run: () => remindOwners(deps) },
  'offer-relisting': { everyMs: 60_000, run: () => offerRelisting(deps) },
  'pause-excess': { everyMs: 60_000, run: () => pauseExcess(deps) },
  'settle-promotions': { everyMs: 60_000, run: () => settlePromotionsDue(deps) },
  // more frequent than turns change: the first replica to notice writes the new order
  'rotate-promoted': { everyMs: 15_000, run: () => rotatePromoted(deps, deps.now()) },
  'flush-counts': { everyMs: 10_000, run: () => flushCounts(deps) },
  'assess-queue': { everyMs: 5_000, run: () => assessQueue(deps) },
  'catch-up-searches': { everyMs: 10_000, run: () => catchUpSearches(deps) },
  'catch-up-night': { everyMs: 60_000, run: () => catchUpNight(deps) },
  'send-alerts': { everyMs: 10_000, run: () => sendAlerts(deps) },
  'ask-asleep': { everyMs: 3_600_000, run: () => askAsleep(deps) },
  'weekly-letters': { everyMs: 60_000, run: () => sendWeekly(deps) },
  purge: { everyMs: 300_000, run: () => purgeAll(deps) },
});
