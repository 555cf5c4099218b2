import type { StoredAccount } from '../accounts/account.model.ts';
import { changeAccount } from '../accounts/change-account.ts';
import type { AvatarDeps } from './avatar-deps.ts';
import { releaseAvatar } from './wear-avatar.ts';

/** Removes the avatar; idempotent. The source stays: the next sign-in must not import the same picture again. */
export function deleteAvatar(deps: AvatarDeps, userId: string): Promise<StoredAccount> {
  return changeAccount(deps, userId, async (account, unit) => {
    if (account.avatar === null) return undefined;
    await releaseAvatar(deps, account, unit);
    return { avatar: null };
  });
}
