import { OPT_OUT_CACHE } from '@pokriv/web-kit/offline-copies';

/** Puts a reply into a cache of at most `max` entries; evicts the oldest. */
export async function putBounded(cache: Cache, address: string, reply: Response, max: number): Promise<void> {
  await cache.put(address, reply);
  const held = await cache.keys();
  await Promise.all(held.slice(0, Math.max(0, held.length - max)).map((request) => cache.delete(request)));
}

/** Caches a personal reply unless the user opted out (cookies page). */
export async function putPersonal(
  cache: Cache,
  address: string,
  reply: Response,
  max: number,
): Promise<void> {
  if (await caches.has(OPT_OUT_CACHE)) return;
  await putBounded(cache, address, reply, max);
}
