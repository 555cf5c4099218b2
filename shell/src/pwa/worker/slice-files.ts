import { putBounded } from './put-bounded.ts';

export const SLICES_CACHE = 'slices';
const FILES_MAX = 150;

/** Slice files are versioned by path and immutable. */
export const isSliceFile = ({ pathname }: URL): boolean =>
  /^\/mfe\/[^/]+\/[^/]+\/.+\.[0-9a-f]{10}\.\w+$/u.test(pathname);

export async function sliceFile(request: Request): Promise<Response> {
  const cache = await caches.open(SLICES_CACHE);
  const kept = await cache.match(request.url, { ignoreVary: true });
  if (kept) return kept;
  const reply = await fetch(request);
  if (reply.status === 200) await putBounded(cache, request.url, reply.clone(), FILES_MAX);
  return reply;
}

/** Caches files loaded before the worker was active; they come from the HTTP cache. */
export async function cacheSliceFiles(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(SLICES_CACHE);
  for (const address of addresses) {
    if (!isSliceFile(new URL(address)) || (await cache.match(address, { ignoreVary: true }))) continue;
    const reply = await fetch(address);
    if (reply.status === 200) await putBounded(cache, address, reply, FILES_MAX);
  }
}
