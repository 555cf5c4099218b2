import { diskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';
import { s3SettingsOf } from './s3-settings-of.ts';
import type { S3StoreSettings } from './s3-store.ts';
import type { S3Env } from './store-settings.ts';

export interface StorePlace extends Pick<S3StoreSettings, 'prefix' | 'headersOf' | 'idleMs'> {
  /** Fallback without S3 settings. */
  folder: string;
}

/** @throws Error when S3 is only partly configured: files would silently go elsewhere */
export async function openFileStore(settings: S3Env, { folder, ...place }: StorePlace): Promise<FileStore> {
  const { S3_BUCKET: bucket, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  if (!bucket && !S3_ENDPOINT && !S3_ACCESS_KEY_ID && !S3_SECRET_ACCESS_KEY) return diskStore(folder);
  // lazy: a large library that most installations do not need
  const { s3Store } = await import('./s3-store.ts');
  return s3Store({ ...s3SettingsOf(settings, bucket), ...place });
}
