import type { S3Settings } from './s3-client.ts';
import type { S3Access } from './store-settings.ts';

/** @throws Error when the settings are incomplete */
export function s3SettingsOf(settings: S3Access, bucket: string | undefined): S3Settings {
  const { S3_ENDPOINT: endpoint, S3_REGION: region } = settings;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (!bucket || !accessKeyId || !secretAccessKey)
    throw new Error('S3 needs a bucket (S3_BUCKET), S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY');
  const pathStyle = settings.S3_PATH_STYLE ?? endpoint !== undefined;
  return { ...(endpoint && { endpoint }), bucket, region, accessKeyId, secretAccessKey, pathStyle };
}
