import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { projectRoot } from '../root.ts';

/**
 * A file of a package this one depends on. npm puts a package at the root or, beside another version, here.
 * Looked up by hand because packages need not export their programs.
 */
export function resolvePackageFile(name: string, file: string): string {
  const nested = join(projectRoot(), 'infra', 'local', 'node_modules', name, file);
  return existsSync(nested) ? nested : join(projectRoot(), 'node_modules', name, file);
}
