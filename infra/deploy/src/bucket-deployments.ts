import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { DeploymentsBucket } from '@pokriv/service-kit/file-store/deployments-bucket';
import { WriteConflict, type ReadText } from '@pokriv/service-kit/file-store/s3-text';

import { filesIn } from './content-version.ts';
import type { Deployments } from './deployments.ts';
import { EMPTY_MANIFEST, historyOf, type Manifest } from './manifest.ts';

const TRIES = 5;
const UPLOADS_AT_ONCE = 8;
/** A younger version in no history may belong to a running deployment. */
const UNUSED_MS = 3_600_000;

/**
 * Writes versions first, then the manifest under an optimistic lock: a writer must have read its last version (ADR
 * 44).
 */
export function bucketDeployments(
  { files, manifest }: DeploymentsBucket,
  now: () => number = Date.now,
): Deployments {
  const read = async (): Promise<ReadText | undefined> => {
    const found = await manifest.read();
    return found === 'unchanged' ? undefined : found;
  };
  const parsed = (found: ReadText | undefined): Manifest =>
    found ? (JSON.parse(found.text) as Manifest) : EMPTY_MANIFEST;

  const removeForgotten = async (slice: string): Promise<void> => {
    const kept = historyOf(parsed(await read()), slice);
    if (kept.size === 0) return;
    const byVersion = new Map<string, { names: string[]; writtenAt: number }>();
    for await (const { name, writtenAt } of files.list(`${slice}/`)) {
      const version = name.split('/')[1] ?? '';
      const known = byVersion.get(version) ?? { names: [], writtenAt: 0 };
      known.names.push(name);
      known.writtenAt = Math.max(known.writtenAt, writtenAt.getTime());
      byVersion.set(version, known);
    }
    for (const [version, { names, writtenAt }] of byVersion)
      if (!kept.has(version) && now() - writtenAt > UNUSED_MS) await files.remove(names);
  };

  return {
    readManifest: async () => parsed(await read()),

    addVersion: async (slice, version, distDir) => {
      // `put` may move its source
      const draft = await mkdtemp(join(tmpdir(), 'deploy-'));
      try {
        await cp(distDir, draft, { recursive: true });
        const names = await filesIn(draft);
        const put = async (): Promise<void> => {
          for (let name = names.pop(); name; name = names.pop())
            await files.put(`${slice}/${version}/${name}`, join(draft, name));
        };
        await Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, put));
      } finally {
        await rm(draft, { recursive: true, force: true });
      }
    },

    changeManifest: async (slice, change) => {
      for (let tries = 1; ; tries += 1) {
        const found = await read();
        const changed = await change(parsed(found));
        try {
          await manifest.replace(`${JSON.stringify(changed, null, 2)}\n`, found);
        } catch (error) {
          if (!(error instanceof WriteConflict)) throw error;
          if (tries < TRIES) continue;
          throw new Error(`${slice}: other deployments replaced the manifest ${TRIES} times, try again`, {
            cause: error,
          });
        }
        await removeForgotten(slice);
        return changed;
      }
    },
  };
}
