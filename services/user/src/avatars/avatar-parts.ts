import type { PictureStore } from '@pokriv/service-kit/picture-store/picture-store';
import { pictureProcess } from '@pokriv/service-kit/picture-worker/picture-process';
import type { Connection } from 'mongoose';

import { avatarFileRepository } from './avatar-file.repository.ts';
import { avatarRules } from './avatar-rules.ts';
import type { AvatarDeps } from './avatar-deps.ts';
import type { EncodedAvatar } from './encode-avatar.ts';
import type { FetchPicture } from './google/fetch-picture.ts';

/** What the service is told about avatars. */
export interface AvatarSettings {
  store: PictureStore;
  /** Where the files of uploads under way lie. */
  folder: string;
  /** `avatars/picture-worker.ts`, which runs as a process of its own. */
  pictureWorker: string | URL;
  fetchGooglePicture: FetchPicture;
}

type AvatarParts = Pick<
  AvatarDeps,
  'avatarFiles' | 'avatarStore' | 'avatarsDir' | 'avatarEncoder' | 'fetchGooglePicture'
>;

/** The parts of the service that avatars need, put together. */
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
