/** Seeded random numbers: the same name gives the same sequence on every machine. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  between(low: number, high: number): number;
  /** An integer, bounds included. */
  int(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly [T, ...T[]] | readonly T[]): T;
  some<T>(list: readonly T[], count: number): T[];
  /** An independent stream: an added draw does not change others. */
  fork(name: string): Random;
}

/** mulberry32: the same seed gives the same numbers, each in [0, 1). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function createRandom(name: string): Random {
  const next = randomNumbers(hash(name));
  const random: Random = {
    next,
    between: (low, high) => low + (high - low) * next(),
    int: (low, high) => low + Math.floor((high - low + 1) * next()),
    chance: (probability) => next() < probability,
    pick: <T>(list: readonly T[]): T => {
      if (list.length === 0) throw new RangeError('pick from an empty list');
      return list[Math.floor(next() * list.length)] as T;
    },
    some: <T>(list: readonly T[], count: number): T[] => shuffled(list, next).slice(0, count),
    fork: (branch) => createRandom(`${name}/${branch}`),
  };
  return random;
}

export function pickWeighted<T extends string>(random: Random, weights: Partial<Record<T, number>>): T {
  const entries = Object.entries(weights) as [T, number][];
  let rest = random.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [outcome, weight] of entries) {
    rest -= weight;
    if (rest < 0) return outcome;
  }
  return (entries.at(-1) as [T, number])[0];
}

function shuffled<T>(list: readonly T[], next: () => number): T[] {
  const copy = [...list];
  for (let index = copy.length - 1; index > 0; index -= 1) {
    const other = Math.floor(next() * (index + 1));
    [copy[index], copy[other]] = [copy[other] as T, copy[index] as T];
  }
  return copy;
}

/** FNV-1a with a finaliser, so that similar names give unrelated seeds. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
