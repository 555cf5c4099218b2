import { diskStore } from './disk-store.ts';
import type { ImageStore } from './image-store.ts';
import type { StoreSettings } from './store-settings.ts';

/**
 * The store that the settings name.
 * @throws Error when S3 is set by halves: pictures would silently go elsewhere
 */
export async function openImageStore(settings: StoreSettings): Promise<ImageStore> {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = settings;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (!bucket && !endpoint && !accessKeyId && !secretAccessKey) return diskStore(settings.IMAGES_DIR);
  if (!bucket || !accessKeyId || !secretAccessKey)
    throw new Error('S3 needs S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY');
  const pathStyle = settings.S3_PATH_STYLE ?? endpoint !== undefined;
  // a large library that most installations never need
  const { s3Store } = await import('./s3-store.ts');
  return s3Store({ ...(endpoint && { endpoint }), bucket, region, accessKeyId, secretAccessKey, pathStyle });
}
