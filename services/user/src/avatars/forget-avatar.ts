import type { AvatarDeps } from './avatar-deps.ts';
import { avatarId } from './avatar-files.ts';
import { purgeAvatars, type PurgeAvatarsDeps } from './purge-avatars.ts';

/** Before any time of grace. */
const LONG_AGO = new Date(0);

/**
 * Takes the avatar of somebody who is being erased away, its files at once, unless another account shows the same picture.
 * Nothing is announced: whoever is told of this person is told to forget them. May run twice.
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
