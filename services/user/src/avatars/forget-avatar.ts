import type { AvatarDeps } from './avatar-deps.ts';
import { avatarId } from './avatar-files.ts';
import { purgeAvatars, type PurgeAvatarsDeps } from './purge-avatars.ts';

/** Skips the grace period. */
const LONG_AGO = new Date(0);

/**
 * Deletes the avatar of a person being erased, files included unless another account shows the same picture.
 * Idempotent; announces nothing, because consumers erase the person anyway.
 */
export async function forgetAvatar(
  deps: PurgeAvatarsDeps & Pick<AvatarDeps, 'inTransaction' | 'accounts'>,
  userId: string,
): Promise<void> {
  await deps.inTransaction(async (unit) => {
    const account = await deps.accounts.byId(userId, unit);
    if (!account || (account.avatar === null && !account.avatarSource)) return;
    const id = avatarId(account.avatar);
    if (id) await deps.avatarFiles.release([id], LONG_AGO, unit);
    await deps.accounts.change(account, { avatar: null, avatarSource: null }, unit);
  });
  await purgeAvatars(deps);
}
