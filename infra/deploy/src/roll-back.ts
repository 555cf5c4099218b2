import { changeManifest } from './manifest-file.ts';
import { deploymentOf, withRollback } from './manifest.ts';

export interface RolledBack {
  from: string;
  to: string;
}

/**
 * Serves the previous version of a slice from the next page load.
 * @returns undefined without a previous version
 */
export async function rollBack(slice: string, deploymentsDir: string): Promise<RolledBack | undefined> {
  let result: RolledBack | undefined;
  await changeManifest(deploymentsDir, (manifest) => {
    const from = deploymentOf(manifest, slice)?.version;
    const changed = withRollback(manifest, slice);
    const to = changed && deploymentOf(changed, slice)?.version;
    if (!from || !to) return manifest;
    result = { from, to };
    return changed;
  });
  return result;
}
