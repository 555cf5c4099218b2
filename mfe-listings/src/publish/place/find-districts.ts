import { districts } from '@pokriv/contracts/districts';

const fold = (text: string): string => text.trim().toLocaleLowerCase('bg');

/** The known districts of a city whose name holds the text, those that begin with it first. */
export function findDistricts(city: string, text: string): string[] {
  const wanted = fold(text);
  const names = (districts[city] ?? []).map(({ name }) => name);
  const found = names.filter((name) => fold(name).includes(wanted));
  const begins = (name: string) => Number(fold(name).startsWith(wanted));
  return found.toSorted((one, other) => begins(other) - begins(one) || one.localeCompare(other, 'bg'));
}
