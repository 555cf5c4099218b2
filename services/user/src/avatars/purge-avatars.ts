import { purgePictures } from '@pokriv/service-kit/picture-store/purge-pictures';
import { removeLeftovers } from '@pokriv/service-kit/uploads/temp-files';

import type { AvatarDeps } from './avatar-deps.ts';
import { avatarFilesOf } from './avatar-files.ts';

/** Longer than any upload. */
const LEFTOVER_MS = 3_600_000;

export type PurgeAvatarsDeps = Pick<AvatarDeps, 'avatarFiles' | 'avatarStore' | 'avatarsDir' | 'now'>;

/**
 * Deletes files of unused avatars and leftovers of crashed uploads; idempotent and safe to run concurrently.
 * @returns the number of deleted avatars
 */
export async function purgeAvatars(deps: PurgeAvatarsDeps): Promise<number> {
  const { avatarFiles: files, avatarStore: store, avatarsDir, now } = deps;
  await removeLeftovers(avatarsDir, new Date(now().getTime() - LEFTOVER_MS));
  return purgePictures({ files, store, filesOf: avatarFilesOf, now });
}
