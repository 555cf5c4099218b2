import { cities } from '@pokriv/contracts/place/cities';

const shares: Readonly<Record<string, number>> = { sofia: 150, plovdiv: 50, varna: 50, burgas: 30, ruse: 15 };

export const cityWeights: readonly string[] = cities.flatMap(({ id }) =>
  Array.from({ length: shares[id] ?? 4 }, () => id),
);
