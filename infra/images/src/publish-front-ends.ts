import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { chooseDeployments } from '@pokriv/deploy/choose-deployments';
import { publish } from '@pokriv/deploy/publish';

/**
 * Publishes the image's front ends unless already deployed: a new image never undoes a later deployment or a rollback
 * of a slice.
 */
const builds = fileURLToPath(new URL('../../../front-ends/', import.meta.url));
const folder = process.env.DEPLOYMENTS_DIR;
if (!folder) throw new Error('DEPLOYMENTS_DIR must be set');
const deployments = await chooseDeployments(folder);

for (const slice of await readdir(builds)) {
  const { version, isChanged } = await publish(slice, join(builds, slice), deployments, { onlyIfNew: true });
  console.log(JSON.stringify({ slice, version, isPublished: isChanged }));
}
