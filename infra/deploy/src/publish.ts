import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { contentVersion } from './content-version.ts';
import { findEntry } from './find-entry.ts';
import { changeManifest, readManifest } from './manifest-file.ts';
import { deploymentOf, SHELL, withRelease, type Release } from './manifest.ts';

export interface Published {
  version: string;
  before?: string;
  isChanged: boolean;
}

export interface PublishOptions {
  /** skips versions published before: a restart must not undo a rollback */
  onlyIfNew?: boolean;
}

/**
 * Publishes a build folder as an immutable version, addressed by its content hash and served from the next page load as
 * `/mfe/<slice>/<version>/…`, the shell as `/…`.
 * @throws Error when `distDir` contains no build
 */
export async function publish(
  slice: string,
  distDir: string,
  deploymentsDir: string,
  { onlyIfNew = false }: PublishOptions = {},
): Promise<Published> {
  const version = await contentVersion(distDir);
  const deployed = deploymentOf(await readManifest(deploymentsDir), slice);
  const isKnown = deployed?.history.some((release) => release.version === version) ?? false;
  if (deployed && (deployed.version === version || (onlyIfNew && isKnown)))
    return { version: deployed.version, before: deployed.version, isChanged: false };

  const release = await releaseOf(slice, distDir, version);
  await changeManifest(deploymentsDir, async (current) => {
    await copyOnce(distDir, join(deploymentsDir, slice, version));
    const changed = withRelease(current, slice, release);
    await removeForgotten(join(deploymentsDir, slice), deploymentOf(changed, slice)?.history ?? []);
    return changed;
  });
  return { version, before: deployed?.version, isChanged: true };
}

async function releaseOf(slice: string, distDir: string, version: string): Promise<Release> {
  const { entry, css, preload, pages, server, routes } = await findEntry(slice, distDir);
  const address = (path: string): string =>
    slice === SHELL ? `/${path}` : `/mfe/${slice}/${version}/${path}`;
  const digest = createHash('sha384')
    .update(await readFile(join(distDir, entry)))
    .digest('base64');
  return {
    version,
    publishedAt: new Date().toISOString(),
    entry: address(entry),
    integrity: `sha384-${digest}`,
    ...(css.length > 0 && { css: css.map(address) }),
    ...(preload.length > 0 && { preload: preload.map(address) }),
    ...(server && { server }),
    ...(routes && { routes }),
    ...(server && slice !== SHELL && { pages: addresses(pages, address) }),
  };
}

const addresses = (pages: Record<string, string[]>, address: (path: string) => string) =>
  Object.fromEntries(Object.entries(pages).map(([name, files]) => [name, files.map(address)]));

/** Copied to a temporary folder and renamed, so that a partial version is never visible. */
async function copyOnce(from: string, to: string): Promise<void> {
  if (await stat(to).catch(() => undefined)) return;
  const draft = join(dirname(to), `.draft-${randomUUID()}`);
  await mkdir(dirname(to), { recursive: true });
  await cp(from, draft, { recursive: true });
  await rename(draft, to);
}

async function removeForgotten(folder: string, history: Release[]): Promise<void> {
  const kept = new Set(history.map(({ version }) => version));
  const versions = (await readdir(folder)).filter((name) => !name.startsWith('.') && !kept.has(name));
  await Promise.all(versions.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}
