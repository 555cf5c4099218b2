import { cities, type City } from '@pokriv/contracts/cities';

const fold = (text: string): string => text.trim().toLocaleLowerCase('bg').replaceAll('-', ' ');

/** Cities whose Bulgarian or English name holds the text; those that begin with it come first. */
export function findCities(text: string): readonly City[] {
  const wanted = fold(text);
  if (!wanted) return cities;
  const names = ({ name, nameEn }: City) => [fold(name), fold(nameEn)];
  const found = cities.filter((city) => names(city).some((name) => name.includes(wanted)));
  const begins = (city: City) => Number(names(city).some((name) => name.startsWith(wanted)));
  return found.toSorted((first, second) => begins(second) - begins(first));
}
