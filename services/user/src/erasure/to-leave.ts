import { conflict } from '@pokriv/contracts/errors';
import type { Unit } from '@pokriv/service-kit/mongo';

import type { StoredAccount } from '../accounts/account.model.ts';
import type { AccountChange } from '../accounts/account.repository.ts';
import type { DeletionDeps } from './erasure-deps.ts';

export const isLeaving = ({ erasedAt, erasureReason }: StoredAccount): boolean =>
  Boolean(erasedAt) && erasureReason === 'asked';

/**
 * Requires another administrator and locks the others until the transaction ends.
 * @throws AppError CONFLICT with the given text when this account is the last one
 */
export async function keepAnAdmin(
  { accounts, now }: Pick<DeletionDeps, 'accounts' | 'now'>,
  { _id, role }: StoredAccount,
  unit: Unit,
  text: string,
): Promise<void> {
  if (role === 'admin' && !(await accounts.holdOtherAdmins(_id, now(), unit))) throw conflict(text);
}

/** Change that schedules the erasure and announces its mail; undefined when already scheduled. */
export async function toLeave(
  { erasureDelayMs, now }: Pick<DeletionDeps, 'erasureDelayMs' | 'now'>,
  account: StoredAccount,
  unit: Unit,
): Promise<AccountChange | undefined> {
  if (isLeaving(account)) return undefined;
  const erasedAt = new Date(now().getTime() + erasureDelayMs);
  const { email, firstName } = account;
  await unit.announce('deletion-requested', { email, firstName, erasedAt: erasedAt.toISOString() });
  return { erasedAt, erasureReason: 'asked' };
}
