import { SLICES_CACHE } from './slice-files.ts';

export interface SliceFiles {
  version: string;
  entry: string;
  preload?: readonly string[];
}

/** Chunk name without its version: `detail.0a1b2c3d4e.js` → `detail.js`. */
const partOf = (address: string): string =>
  address.slice(address.lastIndexOf('/') + 1).replace(/\.[0-9a-f]{10}(?=\.\w+$)/u, '');

/** Files of the new version: previously cached chunks, and those of every page. */
async function matchingFiles(
  former: readonly string[],
  folder: string,
  slice: SliceFiles,
): Promise<string[]> {
  const reply = await fetch(`${folder}chunks.json`);
  const pages = reply.ok ? Object.entries((await reply.json()) as Record<string, string[]>) : [];
  const parts = new Set(former.map(partOf));
  const ofPages = pages.flatMap(([name, files]) =>
    files.filter((file) => parts.has(`${name}.js`) || parts.has(partOf(file))),
  );
  return [...new Set([slice.entry, ...(slice.preload ?? []), ...ofPages.map((file) => folder + file)])];
}

/**
 * After a deployment of a slice, caches the new version of its cached chunks and deletes the old one, so that the last
 * cached manifest finds its files offline.
 * @throws on a failed fetch; the cache is then unchanged
 */
export async function updateSliceCache(slices: Readonly<Record<string, SliceFiles>>): Promise<void> {
  const cache = await caches.open(SLICES_CACHE);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  for (const [name, slice] of Object.entries(slices)) {
    const folder = `/mfe/${name}/${slice.version}/`;
    const former = kept.filter((path) => path.startsWith(`/mfe/${name}/`) && !path.startsWith(folder));
    if (former.length === 0) continue;
    const files = await matchingFiles(former, folder, slice);
    const missing = files.filter((path) => !kept.includes(path));
    await cache.addAll(missing);
    await Promise.all(former.map((path) => cache.delete(path)));
  }
}
