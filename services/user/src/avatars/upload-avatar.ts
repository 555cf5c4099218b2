import type { Actor } from '@pokriv/contracts/actor';
import { receiveFiles } from '@pokriv/service-kit/uploads/receive-files';
import { withTempFolder } from '@pokriv/service-kit/uploads/temp-files';
import type { Request } from 'express';

import type { StoredAccount } from '../accounts/account.model.ts';
import type { AvatarDeps } from './avatar-deps.ts';
import { avatarRules } from './avatar-rules.ts';
import { wearAvatar } from './wear-avatar.ts';

/**
 * Sets an uploaded picture as the avatar.
 * @throws AppError RATE_LIMITED; BAD_REQUEST, PAYLOAD_TOO_LARGE or UNSUPPORTED_MEDIA with the file
 */
export async function uploadAvatar(deps: AvatarDeps, actor: Actor, request: Request): Promise<StoredAccount> {
  await deps.limits['avatar-user'].take(actor.id);
  return withTempFolder(deps.avatarsDir, async (folder) => {
    const reception = { folder, rules: avatarRules, room: 1, onFile: async () => undefined };
    const [file] = await receiveFiles(request, reception);
    // `receiveFiles` refuses a form without a file
    const { path, name } = file ?? { path: '', name: '' };
    return wearAvatar(deps, actor.id, { path, name, folder }, { source: null });
  });
}
