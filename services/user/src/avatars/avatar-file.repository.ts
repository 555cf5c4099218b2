import { pictureFileRepository } from '@pokriv/service-kit/picture-store/picture-file.repository';
import { trusted, type Connection } from 'mongoose';

import { accountModel } from '../accounts/account.model.ts';
import { avatarAddress, avatarId } from './avatar-files.ts';
import { avatarFileModel } from './avatar-file.model.ts';
import { avatarRules } from './avatar-rules.ts';

/** Longer than any upload; cached pages show the former avatar until then. */
const GRACE_MS = 600_000;

/** Collection `avatar_files`: avatars with files in the store. Accounts with equal pictures share them. */
export function avatarFileRepository(connection: Connection) {
  const used = async (ids: readonly string[]): Promise<Set<string>> => {
    const showing = await accountModel(connection)
      .find({ avatar: trusted({ $in: ids.map(avatarAddress) }) }, { avatar: 1 })
      .lean();
    return new Set(showing.flatMap(({ avatar }) => avatarId(avatar) ?? []));
  };
  return pictureFileRepository(connection, {
    model: avatarFileModel,
    graceMs: GRACE_MS,
    used,
    busy: avatarRules.texts.busy,
  });
}
export type AvatarFileRepository = ReturnType<typeof avatarFileRepository>;
