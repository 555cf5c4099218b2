import { readEnv } from '@pokriv/service-kit/env';
import { s3SettingsOf } from '@pokriv/service-kit/file-store/s3-settings-of';
import { deploymentsBucket } from '@pokriv/service-kit/file-store/store-settings';

import type { Deployments } from './deployments.ts';
import { folderDeployments } from './folder-deployments.ts';

/**
 * The configured bucket, otherwise the folder.
 * @throws Error for incomplete settings of S3
 */
export async function chooseDeployments(
  folder: string,
  settings: Readonly<Record<string, string | undefined>> = process.env,
): Promise<Deployments> {
  const env = readEnv(deploymentsBucket, settings);
  if (!env.DEPLOYMENTS_BUCKET) return folderDeployments(folder);
  // lazy: a large library that the local stack does not need
  const { openDeploymentsBucket } = await import('@pokriv/service-kit/file-store/deployments-bucket');
  const { bucketDeployments } = await import('./bucket-deployments.ts');
  return bucketDeployments(openDeploymentsBucket(s3SettingsOf(env, env.DEPLOYMENTS_BUCKET)));
}
