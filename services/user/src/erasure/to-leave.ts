import { conflict } from '@pokriv/contracts/errors';
import type { Unit } from '@pokriv/service-kit/mongo';

import type { StoredAccount } from '../accounts/account.model.ts';
import type { AccountChange } from '../accounts/account.repository.ts';
import type { DeletionDeps } from './erasure-deps.ts';

export const isLeaving = ({ erasedAt, erasureReason }: StoredAccount): boolean =>
  Boolean(erasedAt) && erasureReason === 'asked';

/**
 * Makes sure that an administrator remains, and keeps the others from leaving until the transaction ends.
 * @throws AppError CONFLICT with the text given when this account is the last one
 */
export async function keepAnAdmin(
  { accounts, now }: Pick<DeletionDeps, 'accounts' | 'now'>,
  { _id, role }: StoredAccount,
  unit: Unit,
  text: string,
): Promise<void> {
  if (role === 'admin' && !(await accounts.holdOtherAdmins(_id, now(), unit))) throw conflict(text);
}

/** What closes an account for good in so many days, told to its owner by mail; undefined when the day is fixed already. */
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
