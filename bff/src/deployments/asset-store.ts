import { readdir, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

import { LRUCache } from 'lru-cache';

import { loadAsset, sizeOf, type Asset } from './asset.ts';

const KEPT_BYTES = 64 * 1024 * 1024;
const SHELL = 'shell';

export interface AssetStore {
  ofSlice: (slice: string, path: string) => Promise<Asset | undefined>;
  /** A file of the shell's current version; `andOlder` includes older versions still running in open pages. */
  ofShell: (current: string, path: string, options: { andOlder: boolean }) => Promise<Asset | undefined>;
}

/** Allows only plain path segments: no hidden files, no path traversal. */
export function isPlain(path: string): boolean {
  return path.split('/').every((segment) => /^[\w-][\w.~@+-]*$/u.test(segment));
}

async function newestFirst(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const dated = await Promise.all(
    names.map(async (name) => ({
      name,
      at: (await stat(join(folder, name)).catch(() => undefined))?.mtimeMs ?? 0,
    })),
  );
  return dated.sort((one, other) => other.at - one.at).map(({ name }) => name);
}

/**
 * Reads files of the deployments folder through an LRU cache, bounded in bytes. Versions are immutable: entries never
 * expire.
 * @param refresh called for a missing file before a second look
 */
export function createAssetStore(
  deploymentsDir: string,
  refresh: () => Promise<void> = () => Promise.resolve(),
): AssetStore {
  const kept = new LRUCache<string, Asset>({ maxSize: KEPT_BYTES, sizeCalculation: sizeOf });
  const pending = new Map<string, Promise<Asset | undefined>>();

  const load = (file: string): Promise<Asset | undefined> => {
    const running = pending.get(file) ?? loadAsset(file).finally(() => pending.delete(file));
    pending.set(file, running);
    return running.then((asset) => {
      if (asset) kept.set(file, asset);
      return asset;
    });
  };

  const find = async (...parts: string[]): Promise<Asset | undefined> => {
    const path = parts.join('/');
    if (!isPlain(path)) return undefined;
    const file = join(deploymentsDir, path.replaceAll('/', sep));
    return kept.get(file) ?? load(file);
  };

  const findAgain = async (look: () => Promise<Asset | undefined>): Promise<Asset | undefined> => {
    const asset = await look();
    if (asset) return asset;
    await refresh();
    return look();
  };

  return {
    ofSlice: (slice, path) => findAgain(() => find(slice, path)),
    ofShell: (current, path, { andOlder }) =>
      findAgain(async () => {
        const asset = await find(SHELL, current, path);
        if (asset || !andOlder) return asset;
        for (const version of await newestFirst(join(deploymentsDir, SHELL))) {
          const older = await find(SHELL, version, path);
          if (older) return older;
        }
        return undefined;
      }),
  };
}
