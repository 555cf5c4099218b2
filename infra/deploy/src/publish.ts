import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { contentVersion } from './content-version.ts';
import type { Deployments } from './deployments.ts';
import { findEntry } from './find-entry.ts';
import { folderDeployments } from './folder-deployments.ts';
import { deploymentOf, SHELL, withRelease, type Release } from './manifest.ts';

export interface Published {
  version: string;
  before?: string;
  isChanged: boolean;
}

export interface PublishOptions {
  /** skips published versions: a restart must not undo a rollback */
  onlyIfNew?: boolean;
}

/**
 * Publishes a build folder as an immutable version, addressed by its content hash and served from the next page load
 * as `/mfe/<slice>/<version>/…`, the shell as `/…`.
 * @param place a folder, or the result of `chooseDeployments`
 * @throws Error when `distDir` contains no build, or that of another slice
 */
export async function publish(
  slice: string,
  distDir: string,
  place: string | Deployments,
  { onlyIfNew = false }: PublishOptions = {},
): Promise<Published> {
  const deployments = typeof place === 'string' ? folderDeployments(place) : place;
  const version = await contentVersion(distDir);
  const deployed = deploymentOf(await deployments.readManifest(), slice);
  const isKnown = deployed?.history.some((release) => release.version === version) ?? false;
  if (deployed && (deployed.version === version || (onlyIfNew && isKnown)))
    return { version: deployed.version, before: deployed.version, isChanged: false };

  const release = await releaseOf(slice, distDir, version);
  await deployments.changeManifest(slice, async (current) => {
    await deployments.addVersion(slice, version, distDir);
    return withRelease(current, slice, release);
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
