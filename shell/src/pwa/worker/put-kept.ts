import { FORGO_CACHE } from '@pokriv/web-kit/kept';

import { putBounded } from './bounded.ts';

/** Caches a personal reply unless offline copies are refused (cookies page). */
export async function putKept(cache: Cache, address: string, reply: Response, max: number): Promise<void> {
  if (await caches.has(FORGO_CACHE)) return;
  await putBounded(cache, address, reply, max);
}
