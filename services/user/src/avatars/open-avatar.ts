import type { Readable } from 'node:stream';

import type { PictureStore } from '@pokriv/service-kit/picture-store/picture-store';

import { avatarFile, avatarId } from './avatar-files.ts';

/** Opens the avatar's largest file; undefined when it is not stored here. */
export async function openAvatar(store: PictureStore, address: string): Promise<Readable | undefined> {
  const id = avatarId(address);
  return id ? (await store.open(avatarFile(id, 512)))?.stream : undefined;
}
