import { FORGO_CACHE } from '@pokriv/web-kit/kept';

import { putBounded } from './bounded.ts';

/** Puts what tells who was here into a cache, unless the person wants nothing kept (cookies page). */
export async function putKept(cache: Cache, address: string, reply: Response, max: number): Promise<void> {
  if (await caches.has(FORGO_CACHE)) return;
  await putBounded(cache, address, reply, max);
}
