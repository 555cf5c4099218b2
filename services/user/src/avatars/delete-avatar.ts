import type { StoredAccount } from '../accounts/account.model.ts';
import { changeAccount } from '../accounts/change-account.ts';
import type { AvatarDeps } from './avatar-deps.ts';
import { releaseAvatar } from './wear-avatar.ts';

/**
 * Takes an avatar away; twice is no failure. Where it came from stays noted, so that the next sign-in with the identity
 * provider does not put the same picture back.
 */
export function deleteAvatar(deps: AvatarDeps, userId: string): Promise<StoredAccount> {
  return changeAccount(deps, userId, async (account, unit) => {
    if (account.avatar === null) return undefined;
    await releaseAvatar(deps, account, unit);
    return { avatar: null };
  });
}
