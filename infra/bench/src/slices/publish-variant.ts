import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Deployments } from '@pokriv/deploy/deployments';
import { publish } from '@pokriv/deploy/publish';
import { projectRoot } from '@pokriv/local-stack/root';

export const buildOf = (slice: string): string => join(projectRoot(), slice, 'dist');

export async function publishVariant(
  slice: string,
  place: string | Deployments,
  { from = slice, change }: { from?: string; change: (folder: string) => Promise<void> },
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pokriv-variant-'));
  try {
    await cp(buildOf(from), folder, { recursive: true });
    await change(folder);
    const { version } = await publish(slice, folder, place);
    return version;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The same build under a new version, without a visible change. */
export const renamed = (name: string) => async (folder: string) =>
  writeFile(join(folder, 'release.txt'), name);

export async function broken(folder: string): Promise<void> {
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  await Promise.all(
    scripts.map((name) => writeFile(join(folder, name), 'throw new Error("broken on purpose");')),
  );
}
