import { AppError } from '@pokriv/contracts/errors';
import type { Unit } from '@pokriv/service-kit/mongo';

import type { ErasureRepository } from './erasure.repository.ts';
import { messages } from './messages.ts';

/**
 * Keeps an erased person from getting a new profile: a token outlives the account for up to an hour.
 * @throws AppError GONE for a person who is being erased, or was
 */
export async function refuseErased(
  { erasures }: { erasures: Pick<ErasureRepository, 'concerns'> },
  userId: string,
  unit: Unit,
): Promise<void> {
  if (await erasures.concerns(userId, unit)) throw new AppError({ code: 'GONE', message: messages.erased });
}
