import { execFileSync, spawn } from 'node:child_process';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { Failure } from '@pokriv/local-stack/failure';
import { projectRoot } from '@pokriv/local-stack/root';

import { messages } from '../messages.ts';

/** What `npm run image` writes. */
export const imageLayout = (): string => join(projectRoot(), '.data', 'image', 'oci');

/** What goes into the image, or decides what does. */
const SOURCES = [
  'bff',
  'services',
  'shell',
  'mfe-listings',
  'mfe-account',
  'mfe-admin',
  'infra/images',
  'infra/deploy',
];
const NOT_SOURCES = ['**/node_modules/**', '**/dist/**', '**/*.test.ts', '**/*.test.tsx'];

interface Index {
  manifests: { annotations?: Record<string, string> }[];
}

/** Its tag, as the build named it. */
export function productTag(layout = imageLayout()): string {
  const { manifests } = JSON.parse(readFileSync(join(layout, 'index.json'), 'utf8')) as Index;
  return manifests[0]?.annotations?.['org.opencontainers.image.ref.name'] ?? 'latest';
}

/** Packs the image into an archive that containerd imports. */
export function writeProductArchive(archive: string): void {
  execFileSync('tar', ['-cf', archive, '-C', imageLayout(), '.']);
}

/** Builds the product's image, unless there is one that is newer than all its sources. @throws Failure when it fails */
export async function ensureProductImage(): Promise<void> {
  if (isUpToDate()) return;
  console.log(messages.image);
  const code = await new Promise<number>((resolve, reject) => {
    const child = spawn(process.execPath, ['infra/images/src/build.ts'], {
      cwd: projectRoot(),
      stdio: 'inherit',
    });
    child.on('error', reject);
    child.on('exit', (exit) => resolve(exit ?? 1));
  });
  if (code !== 0) throw new Failure(messages.imageFailed);
}

/** By the times of the files, as of a build. */
export function isUpToDate(root = projectRoot(), layout = imageLayout()): boolean {
  const builtAt = changedAt(join(layout, 'index.json'));
  if (builtAt === undefined) return false;
  const files = globSync([...SOURCES.map((folder) => `${folder}/**/*`), 'package-lock.json'], {
    cwd: root,
    exclude: NOT_SOURCES,
  });
  return files.every((file) => (changedAt(join(root, file)) ?? 0) <= builtAt);
}

/** ms; undefined for a file that does not exist; folders change with what is built into them. */
function changedAt(path: string): number | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.isDirectory() ? 0 : found?.mtimeMs;
}
