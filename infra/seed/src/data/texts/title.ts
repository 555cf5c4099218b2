import type { Random } from '../../random.ts';
import type { Home } from '../home.ts';
import { type Adjective, agree, capital, districtTitle, inCity, inDistrict, nounOf } from './words.ts';

export function titleOf(random: Random, home: Home, amenities: readonly string[]): string {
  const noun = nounOf(home);
  const { district, place, area } = home;
  const epithet = agree(random.pick(epithets(home)), noun.gender);
  const where = inDistrict(district.name);
  const ways: string[] = [
    `${capital(noun.bare)} ${where}`,
    `${capital(epithet)} ${noun.bare} ${where}`,
    `${capital(noun.bare)}, ${area} кв. м, ${districtTitle(district.name)}`,
    `${capital(epithet)} ${noun.bare} ${inCity(place.city.name)}, ${districtTitle(district.name)}`,
    `${capital(epithet)} ${noun.bare} под наем ${where}`,
    ...extras(home, amenities).map(
      (extra) => `${capital(noun.bare)} ${extra}, ${districtTitle(district.name)}`,
    ),
    ...extras(home, amenities).map((extra) => `${capital(epithet)} ${noun.bare} ${extra}`),
  ];
  const fitting = ways.filter(({ length }) => length >= 10 && length <= 100);
  return random.pick(fitting);
}

function epithets({ furnishing, condition, district, area, floor, propertyType }: Home): Adjective[] {
  const list: Adjective[] = ['светъл', 'слънчев', 'уютен', 'функционален'];
  if (furnishing === 'furnished') list.push('обзаведен', 'обзаведен');
  if (condition === 'renovated') list.push('ремонтиран');
  if (condition === 'new_build') list.push('нов', 'модерен');
  if (condition === 'good') list.push('поддържан');
  if (district.kind === 'green' || district.kind === 'village') list.push('тих');
  if ((area > 70 || (propertyType === 'room' && area > 16)) && floor !== 0) list.push('просторен');
  return list;
}

function extras(
  { district, yardArea, propertyType, condition, constructionType }: Home,
  amenities: readonly string[],
): string[] {
  const list: string[] = [];
  if (district.metro) list.push(`до метростанция ${district.metro}`);
  if (amenities.includes('garage')) list.push('с гараж');
  if (amenities.includes('parking_spot')) list.push('с паркомясто');
  if (amenities.includes('terrace')) list.push('с тераса');
  if (amenities.includes('near_park')) list.push('до парка');
  if (yardArea) list.push('с двор');
  if (district.kind === 'sea') list.push('близо до морето');
  if (condition === 'new_build' && propertyType !== 'room') list.push('в нова сграда');
  if (constructionType === 'brick' && propertyType === 'apartment') list.push('в тухлена сграда');
  if (propertyType === 'room') list.push('за студент', 'в споделен апартамент');
  return list;
}
