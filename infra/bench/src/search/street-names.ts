import { places as towns } from '@pokriv/contracts/place/cities';
import { districts } from '@pokriv/contracts/place/districts';
import type { SearchCard } from '@pokriv/property-service/search/search-card';
import { tokensOf } from '@pokriv/property-service/tokens';
import { familyNames, femaleNames, maleNames } from '@pokriv/seed/names';
import { places } from '@pokriv/seed/places';

import { createRandom } from '../random.ts';
import { cityWeights } from './random-search.ts';

const NAMES = 3000;
/** For each share of a city in all listings: 3,000 in Sofia, 80 in a small town. */
const STREETS_PER_WEIGHT = 20;
/** Share of listings with a public address, in percent, as in the demo data. */
const PUBLIC = 8;
/** Weight of a place among the tokens of a card. */
const PLACE_WEIGHT = '2';
const SEED = 23;

const NUMBERED = /\d/u;

function collect(): string[] {
  const ofDemo = places.flatMap((place) => place.districts.flatMap(({ streets = [] }) => streets));
  const ofPlaces = [
    ...towns.map(({ name }) => name),
    ...Object.values(districts).flatMap((known) => known.map(({ name }) => name)),
  ].filter((name) => !NUMBERED.test(name));
  const ofPeople = familyNames.flatMap((family) => [
    ...maleNames.map((first) => `${first} ${family}`),
    ...femaleNames.map((first) => `${first} ${family}а`),
  ]);
  const named = [...ofPlaces, ...ofPeople].map((name) => `ул. ${name}`);
  return [...new Set([...ofDemo, ...named])].slice(0, NAMES);
}

/** Streets of the demo data, streets named after places, and after people; each name once. */
export const streetNames: readonly string[] = collect();

/** Streets by city, each city with a sample of the names. */
export const streetsByCity: ReadonlyMap<string, readonly string[]> = new Map(
  [...new Set(cityWeights)].map((city, at) => {
    const random = createRandom(SEED + at);
    const count = STREETS_PER_WEIGHT * cityWeights.filter((other) => other === city).length;
    const drawn = new Set<string>();
    if (count >= streetNames.length) return [city, streetNames];
    while (drawn.size < count) drawn.add(random.pick(streetNames));
    return [city, [...drawn]];
  }),
);

/**
 * Adds the words of a public street to some cards, always to the same ones; the copies of a card are on other streets.
 */
export function withStreet(card: SearchCard, copy: number): SearchCard {
  const streets = streetsByCity.get(card.c) ?? [];
  const number = Number.parseInt(card._id.slice(-8), 16) + copy * 7919;
  const street = number % 100 < PUBLIC ? streets[Math.floor(number / 100) % streets.length] : undefined;
  if (street === undefined) return card;
  const added = tokensOf(street).filter((token) => !card.tok.includes(token));
  return { ...card, tok: [...card.tok, ...added], tw: card.tw + PLACE_WEIGHT.repeat(added.length) };
}
