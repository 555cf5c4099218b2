import { cities, places, type City } from '@pokriv/contracts/place/cities';

const largest = ['sofia', 'plovdiv', 'varna', 'burgas', 'ruse', 'stara-zagora', 'pleven', 'veliko-tarnovo'];
const rank = ({ id }: City): number => (largest.indexOf(id) + largest.length + 1) % (largest.length + 1);
const inOrder = cities.toSorted((one, other) => rank(one) - rank(other));

const fold = (text: string): string => text.trim().toLocaleLowerCase('bg').replaceAll('-', ' ');

/** Towns that are districts of a city, and are looked for as towns. */
const within: Readonly<Record<string, readonly string[]>> = {
  sofia: ['Банкя', 'Нови Искър', 'Бухово', 'Панчарево'],
  varna: ['Св. св. Константин и Елена', 'Свети Константин и Елена'],
  burgas: ['Сарафово', 'Крайморие'],
};

/** The district of a city that the text names and the city does not; undefined for a text that names the city. */
export function districtMeant({ id, name, nameEn }: City, text: string): string | undefined {
  const wanted = fold(text);
  if (!wanted || [name, nameEn].some((own) => fold(own).includes(wanted))) return undefined;
  return within[id]?.find((district) => fold(district).startsWith(wanted));
}

/**
 * Cities and towns whose Bulgarian or English name contains the text, prefix matches first, then cities with such a
 * district; without a text the cities, the largest first.
 */
export function findCities(text: string): readonly City[] {
  const wanted = fold(text);
  if (!wanted) return inOrder;
  const names = ({ name, nameEn }: City) => [fold(name), fold(nameEn)];
  const found = places.filter((city) => names(city).some((name) => name.includes(wanted)));
  const begins = (city: City) => Number(names(city).some((name) => name.startsWith(wanted)));
  return [
    ...found.toSorted((first, second) => begins(second) - begins(first)),
    ...cities.filter((city) => districtMeant(city, text)),
  ];
}
