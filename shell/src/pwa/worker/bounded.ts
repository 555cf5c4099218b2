/** Puts a reply into a cache of at most `max` entries; evicts the oldest. */
export async function putBounded(cache: Cache, address: string, reply: Response, max: number): Promise<void> {
  await cache.put(address, reply);
  const held = await cache.keys();
  await Promise.all(held.slice(0, Math.max(0, held.length - max)).map((request) => cache.delete(request)));
}
