import { log } from '@pokriv/service-kit/log';

import type { SecondFactorDeps } from './second-factor-deps.ts';

/**
 * Re-encrypts all factors' secrets from `MFA_SECRET_PREVIOUS` to `MFA_SECRET` (docs/operations, Rotate a secret).
 * Idempotent and safe to run concurrently. Recovery codes are hashed and stay under their key.
 * @returns the number of re-encrypted secrets
 */
export async function resealSecrets({
  secondFactors,
  box,
}: Pick<SecondFactorDeps, 'secondFactors' | 'box'>): Promise<number> {
  const { previousKeyId: oldKey } = box;
  if (oldKey === undefined) return 0;
  let [count, withOldCodes] = [0, 0];
  for await (const factor of secondFactors.all()) {
    const sealed = box.reseal(factor._id, factor.secret ?? '');
    if (sealed) {
      await secondFactors.reseal(factor, { sealed, oldKey });
      count += 1;
    }
    const isOld = (key: string | undefined) => key === oldKey || (key === undefined && sealed !== undefined);
    if (factor.recovery.some(({ usedAt, key }) => usedAt === null && isOld(key))) withOldCodes += 1;
  }
  if (count > 0) log.info({ count, withOldCodes }, 'second factor: secrets sealed with the new key');
  return count;
}
