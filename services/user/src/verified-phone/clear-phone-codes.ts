import { log } from '@pokriv/service-kit/log';

import type { StoredPhoneCode } from './phone-code.model.ts';
import type { PhoneDeps } from './phone-deps.ts';

type ClearDeps = Pick<PhoneDeps, 'phoneCodes' | 'provider' | 'now'>;

/** Longer than a code is valid. */
const IDLE_MS = 900_000;
const BATCH = 100;

/** Deletes verifications that ended or were abandoned, first what they left at the identity provider. */
export async function clearPhoneCodes(deps: ClearDeps): Promise<void> {
  const idle = await deps.phoneCodes.askedBy(new Date(deps.now().getTime() - IDLE_MS), BATCH);
  for (const stored of idle) {
    try {
      await clear(deps, stored);
    } catch (error) {
      log.warn(
        { userId: stored._id, err: error },
        'verified phone: proof not deleted, retried on the next run',
      );
    }
  }
}

/** For the erasure of an account. @throws AppError UNAVAILABLE */
export async function forgetPhoneCodes(deps: ClearDeps, userId: string): Promise<void> {
  const stored = await deps.phoneCodes.byId(userId);
  if (stored) await clear(deps, stored);
}

async function clear({ phoneCodes, provider }: ClearDeps, stored: StoredPhoneCode): Promise<void> {
  for (const number of stored.numbers) await provider.forgetPhone(number);
  await phoneCodes.remove(stored);
}
