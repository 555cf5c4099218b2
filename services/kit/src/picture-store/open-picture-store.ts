import { diskStore } from './disk-store.ts';
import type { PictureStore } from './picture-store.ts';
import type { S3Env } from './store-settings.ts';

export interface StorePlace {
  folder: string;
  prefix?: string;
}

/** @throws Error when S3 is only partly configured: pictures would silently go elsewhere */
export async function openPictureStore(
  settings: S3Env,
  { folder, prefix = '' }: StorePlace,
): Promise<PictureStore> {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = settings;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (!bucket && !endpoint && !accessKeyId && !secretAccessKey) return diskStore(folder);
  if (!bucket || !accessKeyId || !secretAccessKey)
    throw new Error('S3 needs S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY');
  const pathStyle = settings.S3_PATH_STYLE ?? endpoint !== undefined;
  // lazy: a large library that most installations do not need
  const { s3Store } = await import('./s3-store.ts');
  const keys = { accessKeyId, secretAccessKey };
  return s3Store({ ...(endpoint && { endpoint }), bucket, prefix, region, pathStyle, ...keys });
}
