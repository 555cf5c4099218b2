import { randomNumbers } from '@pokriv/seed/random';

/** At most `count` of the items in random order, no two with the same key. */
export function pick<Item>(
  items: readonly Item[],
  { count, seed, keyOf }: { count: number; seed: number; keyOf: (item: Item) => string },
): Item[] {
  const random = randomNumbers(seed);
  const rest = [...items];
  const picked = new Map<string, Item>();
  while (rest.length > 0 && picked.size < count) {
    const [item] = rest.splice(Math.floor(random() * rest.length), 1);
    if (item !== undefined && !picked.has(keyOf(item))) picked.set(keyOf(item), item);
  }
  return [...picked.values()];
}
