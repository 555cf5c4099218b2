import { pictureId } from '@pokriv/service-kit/picture-store/picture-store';
import type { Unit } from '@pokriv/service-kit/mongo';

import type { StoredAccount } from '../accounts/account.model.ts';
import { changeAccount } from '../accounts/change-account.ts';
import type { AvatarDeps } from './avatar-deps.ts';
import { avatarAddress, avatarFile, avatarId } from './avatar-files.ts';

export interface ReceivedPicture {
  path: string;
  /** In messages. */
  name: string;
  /** Where more files may be written; taken away by its owner. */
  folder: string;
}

export interface Wearing {
  /** The identity provider's address that it came from; null: the person's own. */
  source: string | null;
  /** Asked in the transaction: whether the account may have it, as it is now. */
  isWanted?: (account: StoredAccount) => boolean;
}

/**
 * Makes a received picture the avatar of an account. Its files are noted before they are put into place, so that nothing
 * is left of an upload that dies on the way; those of the former avatar go by the purge.
 * @throws AppError, see `inspectPicture`; UNAVAILABLE when the worker died or too many wait
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

/** The account no longer shows its avatar: unless another one does, its files go after the time of grace. */
export async function releaseAvatar(
  { avatarFiles, now }: Pick<AvatarDeps, 'avatarFiles' | 'now'>,
  { avatar }: StoredAccount,
  unit: Unit,
): Promise<void> {
  const id = avatarId(avatar);
  if (id) await avatarFiles.release([id], now(), unit);
}
