import type { PictureStore } from '@pokriv/service-kit/picture-store/picture-store';
import { pictureProcess } from '@pokriv/service-kit/picture-worker/picture-process';
import type { Connection } from 'mongoose';

import { avatarFileRepository } from './avatar-file.repository.ts';
import { avatarRules } from './avatar-rules.ts';
import type { AvatarDeps } from './avatar-deps.ts';
import type { EncodedAvatar } from './encode-avatar.ts';
import type { FetchPicture } from './google/fetch-picture.ts';

export interface AvatarSettings {
  store: PictureStore;
  folder: string;
  /** `avatars/picture-worker.ts`, run as a separate process. */
  pictureWorker: string | URL;
  fetchGooglePicture: FetchPicture;
}

type AvatarParts = Pick<
  AvatarDeps,
  'avatarFiles' | 'avatarStore' | 'avatarsDir' | 'avatarEncoder' | 'fetchGooglePicture'
>;

export const avatarParts = (
  connection: Connection,
  { store, folder, pictureWorker, fetchGooglePicture }: AvatarSettings,
): AvatarParts => ({
  avatarFiles: avatarFileRepository(connection),
  avatarStore: store,
  avatarsDir: folder,
  avatarEncoder: pictureProcess<EncodedAvatar>(pictureWorker, avatarRules.texts),
  fetchGooglePicture,
});
