import { randomNumbers } from '@pokriv/seed/random';

export interface Random {
  below: (limit: number) => number;
  chance: (part: number) => boolean;
  pick: <Item>(items: readonly Item[]) => Item;
}

export function createRandom(seed: number): Random {
  const next = randomNumbers(seed);
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    chance: (part) => next() < part,
    pick: <Item>(items: readonly Item[]): Item => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
  };
}
