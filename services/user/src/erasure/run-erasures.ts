import { log } from '@pokriv/service-kit/log';

import { beginErasures } from './begin-erasures.ts';
import { eraseAccount } from './erase-account.ts';
import type { ErasureDeps } from './erasure-deps.ts';
import type { ErasingService } from './erasure.model.ts';
import type { OpenErasure } from './erasure.repository.ts';

const BATCH = 100;
const services: readonly ErasingService[] = ['property', 'moderation', 'notifications'];

/** What this service does itself once the others are done; each may be done again. */
const ownSteps = ['billing', 'provider', 'exports', 'avatar'] as const;
const doStep: Record<(typeof ownSteps)[number], (deps: ErasureDeps, userId: string) => Promise<void>> = {
  billing: ({ forgetPayer }, userId) => forgetPayer(userId),
  provider: ({ provider }, userId) => provider.remove(userId),
  exports: ({ forgetExports }, userId) => forgetExports(userId),
  avatar: ({ forgetAvatar }, userId) => forgetAvatar(userId),
};

/**
 * Takes every erasure as far as it can go now. What is done is in its record, so that a process which dies at any line, or
 * two at once, only repeat a step that changes nothing the second time.
 */
export async function runErasures(deps: ErasureDeps): Promise<void> {
  await beginErasures(deps);
  for (const erasure of await deps.erasures.open(BATCH)) {
    try {
      await advance(deps, erasure);
    } catch (error) {
      log.warn({ err: error instanceof Error ? error.message : error }, 'erasure waits');
    }
  }
}

async function advance(deps: ErasureDeps, erasure: OpenErasure): Promise<void> {
  const { userId, announcedAt, done } = erasure;
  if (!announcedAt) return tellServices(deps, erasure);
  if (!services.every((service) => done[service])) return;
  for (const step of ownSteps) {
    if (done[step]) continue;
    await doStep[step](deps, userId);
    await deps.erasures.noteDone(userId, step);
  }
  await eraseAccount(deps, userId);
}

/** Not at once: a request that began while the account was open must not write after the services have looked. */
async function tellServices(deps: ErasureDeps, { userId, startedAt }: OpenErasure): Promise<void> {
  const { accounts, erasures, inTransaction, now, settleMs } = deps;
  if (now().getTime() - startedAt.getTime() < settleMs) return;
  await inTransaction(async (unit) => {
    const account = await accounts.byId(userId, unit);
    if (!account) return;
    if (!(await erasures.noteAnnounced(userId, now(), unit))) return;
    await unit.announce('account-erasing', { userId, email: account.email });
  });
}
