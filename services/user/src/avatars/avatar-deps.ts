import type { Limit } from '@pokriv/service-kit/limits';
import type { PictureStore } from '@pokriv/service-kit/picture-store/picture-store';
import type { PictureProcess } from '@pokriv/service-kit/picture-worker/picture-process';

import type { AccountDeps } from '../accounts/change-account.ts';
import type { AvatarFileRepository } from './avatar-file.repository.ts';
import type { EncodedAvatar } from './encode-avatar.ts';
import type { FetchPicture } from './google/fetch-picture.ts';

export type AvatarEncoder = PictureProcess<EncodedAvatar>;

export interface AvatarDeps extends AccountDeps {
  avatarFiles: AvatarFileRepository;
  avatarStore: PictureStore;
  avatarsDir: string;
  avatarEncoder: AvatarEncoder;
  fetchGooglePicture: FetchPicture;
  limits: { 'avatar-user': Limit };
  now: () => Date;
}
