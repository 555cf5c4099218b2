import { notFound } from '@pokriv/contracts/errors';
import { withTempFolder } from '@pokriv/service-kit/uploads/temp-files';

import type { StoredAccount } from '../accounts/account.model.ts';
import { messages } from '../messages.ts';
import type { AvatarDeps } from './avatar-deps.ts';
import { avatarId } from './avatar-files.ts';
import { avatarMessages } from './messages.ts';
import { wearAvatar } from './wear-avatar.ts';

/** True for an uploaded picture, which is never replaced; false for a foreign address of an old account. */
const isOwn = ({ avatar, avatarSource }: StoredAccount): boolean =>
  avatarId(avatar) !== undefined && !avatarSource;

/**
 * Imports the person's picture from the identity provider (spec §4); skips an unchanged source.
 * @throws AppError RATE_LIMITED; BAD_REQUEST, PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA or UNAVAILABLE, see `pictureFetcher`
 */
export async function takeGoogleAvatar(
  deps: AvatarDeps,
  userId: string,
  source: string,
): Promise<StoredAccount> {
  const account = await deps.accounts.byId(userId);
  if (!account) throw notFound(messages.profileMissing);
  if (account.avatarSource === source || isOwn(account)) return account;
  await deps.limits['avatar-user'].take(userId);
  return withTempFolder(deps.avatarsDir, async (folder) => {
    const path = await deps.fetchGooglePicture(source, folder);
    const picture = { path, name: avatarMessages.googleFile, folder };
    return wearAvatar(deps, userId, picture, { source, isWanted: (now) => !isOwn(now) });
  });
}
