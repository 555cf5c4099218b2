import type { Deployments } from './deployments.ts';
import { folderDeployments } from './folder-deployments.ts';
import { deploymentOf, withRollback } from './manifest.ts';

export interface RolledBack {
  from: string;
  to: string;
}

/**
 * Serves the previous version of a slice from the next page load.
 * @param place a folder, or the result of `chooseDeployments`
 * @returns undefined without a previous version
 */
export async function rollBack(slice: string, place: string | Deployments): Promise<RolledBack | undefined> {
  const deployments = typeof place === 'string' ? folderDeployments(place) : place;
  let result: RolledBack | undefined;
  await deployments.changeManifest(slice, (manifest) => {
    const from = deploymentOf(manifest, slice)?.version;
    const changed = withRollback(manifest, slice);
    const to = changed && deploymentOf(changed, slice)?.version;
    result = from && to ? { from, to } : undefined;
    return result && changed ? changed : manifest;
  });
  return result;
}
