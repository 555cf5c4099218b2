import type { FileStore } from './file-store.ts';
import type { S3Settings } from './s3-client.ts';
import { s3Store } from './s3-store.ts';
import { s3Text, type S3Text } from './s3-text.ts';

const PREFIX = 'deployments/';
/** Short: pages are served from the local copy meanwhile. */
const IDLE_MS = 3000;

/** Built front ends as `<slice>/<version>/<file>`, and the manifest of the live versions. */
export interface DeploymentsBucket {
  files: FileStore;
  manifest: S3Text;
}

export const openDeploymentsBucket = (settings: S3Settings): DeploymentsBucket => ({
  files: s3Store({ ...settings, prefix: PREFIX, idleMs: IDLE_MS }),
  manifest: s3Text(settings, `${PREFIX}manifest.json`, IDLE_MS),
});
