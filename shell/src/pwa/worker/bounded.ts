/** Puts a reply into a cache that holds at most `max`: the one that was put longest ago makes room. */
export async function putBounded(cache: Cache, address: string, reply: Response, max: number): Promise<void> {
  await cache.put(address, reply);
  const held = await cache.keys();
  await Promise.all(held.slice(0, Math.max(0, held.length - max)).map((request) => cache.delete(request)));
}
