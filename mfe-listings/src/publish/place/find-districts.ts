import { districts } from '@pokriv/contracts/place/districts';

import { foldName } from '../../place/fold-name.ts';

/** Prefix matches first. */
export function findDistricts(city: string, text: string): string[] {
  const wanted = foldName(text);
  const names = (districts[city] ?? []).map(({ name }) => name);
  const found = names.filter((name) => foldName(name).includes(wanted));
  const begins = (name: string) => Number(foldName(name).startsWith(wanted));
  return found.toSorted((one, other) => begins(other) - begins(one) || one.localeCompare(other, 'bg'));
}
