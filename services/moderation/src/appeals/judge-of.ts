import type { AdminAppealFile } from '@pokriv/contracts/moderation/appeal';
import type { Unit } from '@pokriv/service-kit/mongo';

import type { AdminRefRepository } from '../admins/admin-ref.repository.ts';
import type { StoredDecision } from '../decisions/decision.model.ts';

/** An administrator may not judge their own decision while another one is active. */
export async function judgeOf(
  admins: AdminRefRepository,
  adminId: string,
  { decidedBy }: StoredDecision,
  unit: Unit,
): Promise<AdminAppealFile['judge']> {
  if (decidedBy !== adminId) return 'free';
  return (await admins.isOnly(adminId, unit)) ? 'only' : 'mine';
}
