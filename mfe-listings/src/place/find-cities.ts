import { cities, type City } from '@pokriv/contracts/place/cities';

const largest = ['sofia', 'plovdiv', 'varna', 'burgas', 'ruse', 'stara-zagora', 'pleven', 'veliko-tarnovo'];
const rank = ({ id }: City): number => (largest.indexOf(id) + largest.length + 1) % (largest.length + 1);
const inOrder = cities.toSorted((one, other) => rank(one) - rank(other));

const fold = (text: string): string => text.trim().toLocaleLowerCase('bg').replaceAll('-', ' ');

/**
 * Cities whose Bulgarian or English name contains the text, prefix matches first; without a text all, the largest
 * first.
 */
export function findCities(text: string): readonly City[] {
  const wanted = fold(text);
  if (!wanted) return inOrder;
  const names = ({ name, nameEn }: City) => [fold(name), fold(nameEn)];
  const found = cities.filter((city) => names(city).some((name) => name.includes(wanted)));
  const begins = (city: City) => Number(names(city).some((name) => name.startsWith(wanted)));
  return found.toSorted((first, second) => begins(second) - begins(first));
}
