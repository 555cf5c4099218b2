import { cities, places, type City } from '@pokriv/contracts/place/cities';

const largest = ['sofia', 'plovdiv', 'varna', 'burgas', 'ruse', 'stara-zagora', 'pleven', 'veliko-tarnovo'];
const rank = ({ id }: City): number => (largest.indexOf(id) + largest.length + 1) % (largest.length + 1);
const inOrder = cities.toSorted((one, other) => rank(one) - rank(other));

const fold = (text: string): string => text.trim().toLocaleLowerCase('bg').replaceAll('-', ' ');

/** City districts that people search for as towns. */
const within: Readonly<Record<string, readonly string[]>> = {
  sofia: ['Банкя', 'Нови Искър', 'Бухово', 'Панчарево'],
  varna: ['Св. св. Константин и Елена', 'Свети Константин и Елена'],
  burgas: ['Сарафово', 'Крайморие'],
};

/** District matched by the text; undefined when the text matches the city itself. */
export function districtMeant({ id, name, nameEn }: City, text: string): string | undefined {
  const wanted = fold(text);
  if (!wanted || [name, nameEn].some((own) => fold(own).includes(wanted))) return undefined;
  return within[id]?.find((district) => fold(district).startsWith(wanted));
}

/**
 * Places by a part of their Bulgarian or English name, prefix matches first, then cities with a matching district;
 * without a text the cities, the largest first.
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
