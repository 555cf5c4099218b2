import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { log } from '@pokriv/service-kit/log';
import { z } from 'zod';

const LOOK_MS = 200;

/** Public part of a slice's manifest entry; the history stays on the server. */
const ShownSlice = z.object({
  version: z.string(),
  entry: z.string(),
  integrity: z.string().optional(),
  css: z.array(z.string()).optional(),
  preload: z.array(z.string()).optional(),
});
const ServedPage = z.object({
  path: z.string().startsWith('/'),
  title: z.string(),
  description: z.string().optional(),
  indexing: z.enum(['indexed', 'hidden', 'disallowed']),
  isSameForAll: z.boolean().optional(),
  isSecret: z.boolean().optional(),
});
const Slice = ShownSlice.extend({
  /** File in the version's folder for server-side rendering. */
  server: z.string().optional(),
  /** Scripts of each page, by chunk name. */
  pages: z.record(z.string(), z.array(z.string())).optional(),
  /** Absent in versions built before slices declared their pages. */
  routes: z.array(ServedPage).optional(),
});
const Manifest = z.object({
  slices: z.record(z.string(), Slice).default({}),
  shell: z
    .object({
      version: z.string(),
      preload: z.array(z.string()).optional(),
      server: z.string().optional(),
    })
    .optional(),
});

export type Manifest = z.infer<typeof Manifest>;

const Folder = z.string().regex(/^[\w-]+$/u);
const Versions = z.object({ version: Folder, history: z.array(z.object({ version: Folder })).default([]) });
const Deployed = z.object({ slices: z.record(Folder, Versions).default({}), shell: Versions.optional() });

export interface SliceVersions {
  name: string;
  current: string;
  /** Available versions, the current one first. */
  versions: string[];
}

/** @throws Error unless the text is a manifest */
export function versionsIn(text: string): SliceVersions[] {
  const content: unknown = JSON.parse(text);
  Manifest.parse(content);
  const { slices, shell } = Deployed.parse(content);
  return Object.entries({ ...slices, ...(shell && { shell }) }).map(([name, { version, history }]) => ({
    name,
    current: version,
    versions: [...new Set([version, ...history.map((older) => older.version)])],
  }));
}

const shown = new WeakMap<Manifest, Record<string, z.infer<typeof ShownSlice>>>();

/** Slices as sent to browsers, memoized per manifest. */
export function shownSlices(manifest: Manifest): Record<string, z.infer<typeof ShownSlice>> {
  const known = shown.get(manifest);
  if (known) return known;
  const slices = Object.fromEntries(
    Object.entries(manifest.slices).map(([name, slice]) => [name, ShownSlice.parse(slice)]),
  );
  shown.set(manifest, slices);
  return slices;
}

export type ReadManifest = () => Promise<Manifest>;

/**
 * Reloads `manifest.json` of the deployments folder when it changes, so a deployment or roll-back needs no restart.
 * On a read error the last valid manifest stays.
 */
export function watchManifest(deploymentsDir: string): ReadManifest {
  const file = join(deploymentsDir, 'manifest.json');
  let manifest: Manifest = { slices: {} };
  let stamp = '';
  let lookedAt = 0;
  let looking: Promise<void> | undefined;

  const look = async (): Promise<void> => {
    try {
      const { mtimeMs, size, ino } = await stat(file);
      const current = `${mtimeMs} ${size} ${ino}`;
      if (current === stamp) return;
      manifest = Manifest.parse(JSON.parse(await readFile(file, 'utf8')));
      stamp = current;
    } catch (error) {
      log.debug({ err: error }, 'deployments: manifest not readable, keeping the last one');
    }
  };

  return async () => {
    if (Date.now() - lookedAt >= LOOK_MS) {
      looking ??= look().finally(() => {
        lookedAt = Date.now();
        looking = undefined;
      });
    }
    await looking;
    return manifest;
  };
}
