/** mulberry32: the same seed gives the same numbers, each in [0, 1). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function pick<Item>(
  items: readonly Item[],
  { count, seed, keyOf }: { count: number; seed: number; keyOf: (item: Item) => string },
): Item[] {
  const random = randomFrom(seed);
  const rest = [...items];
  const picked = new Map<string, Item>();
  while (rest.length > 0 && picked.size < count) {
    const [item] = rest.splice(Math.floor(random() * rest.length), 1);
    if (item !== undefined && !picked.has(keyOf(item))) picked.set(keyOf(item), item);
  }
  return [...picked.values()];
}
