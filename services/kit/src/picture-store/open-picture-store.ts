import { openFileStore, type StorePlace } from '../file-store/open-file-store.ts';
import type { S3Env } from '../file-store/store-settings.ts';
import { CACHING, contentType, type PictureStore } from './picture-store.ts';

/** @throws Error when S3 is only partly configured: pictures would silently go elsewhere */
export const openPictureStore = (
  settings: S3Env,
  place: Pick<StorePlace, 'folder' | 'prefix'>,
): Promise<PictureStore> =>
  openFileStore(settings, {
    ...place,
    headersOf: (name) => ({ ContentType: contentType(name), CacheControl: CACHING }),
  });
