import { pictureId } from '@pokriv/service-kit/picture-store/picture-store';
import type { Unit } from '@pokriv/service-kit/mongo';

import type { StoredAccount } from '../accounts/account.model.ts';
import { changeAccount } from '../accounts/change-account.ts';
import type { AvatarDeps } from './avatar-deps.ts';
import { avatarAddress, avatarFile, avatarId } from './avatar-files.ts';

export interface ReceivedPicture {
  path: string;
  name: string;
  /** Folder for further files; deleted by the caller. */
  folder: string;
}

export interface Wearing {
  /** The identity provider's address of the picture; null for an upload. */
  source: string | null;
  /** Checked in the transaction against the current account. */
  isWanted?: (account: StoredAccount) => boolean;
}

/**
 * Sets a received picture as the account's avatar. Records its files before storing them, so that the purge finds the
 * files of a crashed upload; the purge also deletes the former avatar's.
 * @throws AppError, see `inspectPicture`; UNAVAILABLE when the worker crashed or its queue is full
 */
export async function wearAvatar(
  deps: AvatarDeps,
  userId: string,
  { path, name, folder }: ReceivedPicture,
  { source, isWanted = () => true }: Wearing,
): Promise<StoredAccount> {
  const { avatarEncoder, avatarFiles, avatarStore, now } = deps;
  const id = pictureId(await avatarEncoder.inspect(path, name));
  const { files } = await avatarEncoder.encode({ original: path, id, folder, name });
  await avatarFiles.claim(id, now());
  await Promise.all(files.map((file) => avatarStore.put(avatarFile(id, file.size), file.path)));
  const avatar = avatarAddress(id);
  return changeAccount(deps, userId, async (account, unit) => {
    if (!isWanted(account)) return undefined;
    if (account.avatar === avatar && (account.avatarSource ?? null) === source) return undefined;
    if (account.avatar !== avatar) await releaseAvatar(deps, account, unit);
    return { avatar, avatarSource: source };
  });
}

export async function releaseAvatar(
  { avatarFiles, now }: Pick<AvatarDeps, 'avatarFiles' | 'now'>,
  { avatar }: StoredAccount,
  unit: Unit,
): Promise<void> {
  const id = avatarId(avatar);
  if (id) await avatarFiles.release([id], now(), unit);
}
