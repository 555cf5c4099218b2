import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { projectRoot } from '../root.ts';

/**
 * Path of a file in a dependency, hoisted or nested. Resolved manually, since packages need not export their
 * programs.
 */
export function resolvePackageFile(name: string, file: string): string {
  const nested = join(projectRoot(), 'infra', 'local', 'node_modules', name, file);
  return existsSync(nested) ? nested : join(projectRoot(), 'node_modules', name, file);
}
