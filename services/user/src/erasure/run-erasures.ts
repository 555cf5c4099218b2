import { log } from '@pokriv/service-kit/log';

import { beginErasures } from './begin-erasures.ts';
import { eraseAccount } from './erase-account.ts';
import type { ErasureDeps } from './erasure-deps.ts';
import type { ErasingService } from './erasure.model.ts';
import type { OpenErasure } from './erasure.repository.ts';

const BATCH = 100;
/** Participants of an erasure: the account is deleted only after all have erased. */
export const erasingServices: readonly ErasingService[] = [
  'property',
  'moderation',
  'conversations',
  'notifications',
];

/** This service's steps after the others are done; each is idempotent. */
const ownSteps = ['billing', 'provider', 'exports', 'avatar'] as const;
const doStep: Record<(typeof ownSteps)[number], (deps: ErasureDeps, userId: string) => Promise<void>> = {
  billing: ({ forgetPayer }, userId) => forgetPayer(userId),
  provider: async ({ provider, forgetPhoneCodes }, userId) => {
    await provider.remove(userId);
    await forgetPhoneCodes(userId);
  },
  exports: ({ forgetExports }, userId) => forgetExports(userId),
  avatar: ({ forgetAvatar }, userId) => forgetAvatar(userId),
};

/**
 * Advances every open erasure. Progress is in the record and steps are idempotent: crashes and concurrent runs only
 * repeat a step.
 */
export async function runErasures(deps: ErasureDeps): Promise<void> {
  await beginErasures(deps);
  for (const erasure of await deps.erasures.open(BATCH)) {
    try {
      await advance(deps, erasure);
    } catch (error) {
      log.warn({ erasure: erasure._id, err: error }, 'erasure: step failed, retried on the next run');
    }
  }
}

async function advance(deps: ErasureDeps, erasure: OpenErasure): Promise<void> {
  const { userId, announcedAt, done } = erasure;
  if (!announcedAt) return announceToServices(deps, erasure);
  if (!erasingServices.every((service) => done[service])) return;
  for (const step of ownSteps) {
    if (done[step]) continue;
    await doStep[step](deps, userId);
    await deps.erasures.noteDone(userId, step);
  }
  await eraseAccount(deps, userId);
}

/** Waits `settleMs` first: a request begun before the account closed must not write after the services erased. */
async function announceToServices(deps: ErasureDeps, { userId, startedAt }: OpenErasure): Promise<void> {
  const { accounts, erasures, inTransaction, now, settleMs } = deps;
  if (now().getTime() - startedAt.getTime() < settleMs) return;
  await inTransaction(async (unit) => {
    const account = await accounts.byId(userId, unit);
    if (!account) return;
    if (!(await erasures.noteAnnounced(userId, now(), unit))) return;
    const { email, isEmailVerified } = account;
    await unit.announce('account-erasing', { userId, email, isEmailVerified });
  });
}
