import { randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { writeFileAtomically } from '@pokriv/service-kit/write-file-atomically';

import type { Deployments } from './deployments.ts';
import { manifestPath, readManifest } from './manifest-file.ts';
import { historyOf } from './manifest.ts';
import { withFileLock } from './with-file-lock.ts';

/** A local folder, locked by a file with the holder's pid. */
export const folderDeployments = (folder: string): Deployments => ({
  readManifest: () => readManifest(folder),

  addVersion: (slice, version, distDir) => copyOnce(distDir, join(folder, slice, version)),

  changeManifest: (slice, change) =>
    withFileLock(manifestPath(folder), async () => {
      const changed = await change(await readManifest(folder));
      await removeForgotten(join(folder, slice), historyOf(changed, slice));
      await writeFileAtomically(manifestPath(folder), `${JSON.stringify(changed, null, 2)}\n`);
      return changed;
    }),
});

/** Copied to a temporary folder and renamed: a partial version is never visible. */
async function copyOnce(from: string, to: string): Promise<void> {
  if (await stat(to).catch(() => undefined)) return;
  const draft = join(dirname(to), `.draft-${randomUUID()}`);
  await mkdir(dirname(to), { recursive: true });
  await cp(from, draft, { recursive: true });
  await rename(draft, to);
}

async function removeForgotten(folder: string, kept: ReadonlySet<string>): Promise<void> {
  if (kept.size === 0) return;
  const names = await readdir(folder).catch(() => []);
  const versions = names.filter((name) => !name.startsWith('.') && !kept.has(name));
  await Promise.all(versions.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}
