import { purgeAvatars } from './avatars/purge-avatars.ts';
import type { createUserApp } from './app.ts';
import { purgePayments } from './billing/payments/purge-payments.ts';
import { reconcile } from './billing/reconcile.ts';
import { purgeExports } from './data-export/purge-exports.ts';
import { runErasures } from './erasure/run-erasures.ts';
import { warnInactive } from './erasure/warn-inactive.ts';
import { resealSecrets } from './second-factor/reseal-secrets.ts';
import { endSuspensions } from './suspension/end-suspensions.ts';
import { clearPhoneCodes } from './verified-phone/clear-phone-codes.ts';

type UserDeps = ReturnType<typeof createUserApp>['deps'];

/** Scheduled jobs, intervals in ms. Safe to run concurrently in several processes. */
export const clock = (deps: UserDeps) => ({
  'purge-exports': { everyMs: 600_000, run: () => purgeExports(deps.dataExport) },
  'purge-avatars': { everyMs: 300_000, run: () => purgeAvatars(deps) },
  'end-suspensions': { everyMs: 60_000, run: () => endSuspensions(deps) },
  'run-erasures': { everyMs: 5000, run: () => runErasures(deps) },
  'reconcile-billing': { everyMs: 60_000, run: () => reconcile(deps) },
  'purge-payments': { everyMs: 3_600_000, run: () => purgePayments(deps) },
  'reseal-secrets': { everyMs: 60_000, run: () => resealSecrets(deps) },
  'clear-phone-codes': { everyMs: 60_000, run: () => clearPhoneCodes(deps) },
  'warn-inactive': { everyMs: 3_600_000, run: () => warnInactive(deps) },
});
