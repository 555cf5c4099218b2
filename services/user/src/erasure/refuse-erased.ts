import { AppError } from '@pokriv/contracts/errors';
import type { Unit } from '@pokriv/service-kit/mongo';

import type { ErasureRepository } from './erasure.repository.ts';
import { messages } from './messages.ts';

/**
 * Refuses a new profile for an erased person, whose ID token outlives the account for up to an hour.
 * @throws AppError GONE during and after an erasure
 */
export async function refuseErased(
  { erasures }: { erasures: Pick<ErasureRepository, 'concerns'> },
  userId: string,
  unit: Unit,
): Promise<void> {
  if (await erasures.concerns(userId, unit)) throw new AppError({ code: 'GONE', message: messages.erased });
}
