import { purgePictures } from '@pokriv/service-kit/picture-store/purge-pictures';
import { removeLeftovers } from '@pokriv/service-kit/uploads/temp-files';

import type { AvatarDeps } from './avatar-deps.ts';
import { avatarFilesOf } from './avatar-files.ts';

/** No upload takes so long. */
const LEFTOVER_MS = 3_600_000;

export type PurgeAvatarsDeps = Pick<AvatarDeps, 'avatarFiles' | 'avatarStore' | 'avatarsDir' | 'now'>;

/**
 * Takes away the files of avatars that no account shows any more, and what died uploads left; may run twice, or in two
 * processes at once.
 * @returns how many avatars
 */
export async function purgeAvatars(deps: PurgeAvatarsDeps): Promise<number> {
  const { avatarFiles: files, avatarStore: store, avatarsDir, now } = deps;
  await removeLeftovers(avatarsDir, new Date(now().getTime() - LEFTOVER_MS));
  return purgePictures({ files, store, filesOf: avatarFilesOf, now });
}
