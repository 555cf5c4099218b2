import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ensureDiskSpace } from './ensure-disk-space.mjs';
import { installPackages } from './install-packages.mjs';

/** Installs the packages of package-lock.json, unless node_modules matches it already. */
export async function ensurePackages(root) {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const stampPath = join(root, 'node_modules', '.pokriv-stamp');
  const stamp = createHash('sha256').update(lock).digest('hex');
  if (existsSync(stampPath) && readFileSync(stampPath, 'utf8') === stamp) return;

  if (!isInstalled(root, JSON.parse(lock))) {
    ensureDiskSpace(root, 3);
    await installPackages(root);
  }
  writeFileSync(stampPath, stamp);
}

/** npm's own record of the installation; packages for other systems are absent from it. */
function isInstalled(root, lock) {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  return Object.entries(lock.packages).every(
    ([path, { version, optional, devOptional, peer }]) =>
      !path.includes('node_modules/') ||
      optional ||
      devOptional ||
      peer ||
      installed[path]?.version === version,
  );
}
