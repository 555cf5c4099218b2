import { cities, places, type City } from '@pokriv/contracts/place/cities';
import { districts } from '@pokriv/contracts/place/districts';
import { metroStations } from '@pokriv/contracts/place/metro';

import { greens } from '../cities/greens.ts';
import { middleOfRing, restsOnLine, type Rest } from '../cities/name-rests.ts';
import { roads } from '../cities/roads.ts';
import type { ShapesOfCity } from '../cities/shape.ts';
import { waters } from '../cities/waters.ts';
import { TOWN_ZOOM } from './mark-closeness.ts';

export type NameKind =
  'country' | 'water' | 'capital' | 'city' | 'town' | 'district' | 'station' | 'green' | 'road' | 'stream';

export interface PlaceName {
  text: string;
  kind: NameKind;
  /** Candidate positions, the best first. */
  rests: readonly Rest[];
  /** Zoom range. */
  from: number;
  to: number;
}

const CLOSEST = 20;

const around: readonly PlaceName[] = (
  [
    ['Румъния', 44.55, 25.3, 'country'],
    ['Сърбия', 43.45, 21.75, 'country'],
    ['Северна Македония', 41.65, 21.75, 'country'],
    ['Гърция', 40.85, 23.6, 'country'],
    ['Турция', 41.35, 27.35, 'country'],
    ['Черно море', 42.95, 29.1, 'water'],
    ['Бяло море', 40.35, 25, 'water'],
    ['Дунав', 43.75, 24.35, 'water'],
  ] as const
).map(([text, lat, lon, kind]) => ({
  text,
  kind,
  rests: [{ lat, lon }],
  from: 6,
  to: text === 'Дунав' ? 11 : 9,
}));

const LARGE = ['sofia', 'plovdiv', 'varna', 'burgas'];
const MIDDLE = [
  'ruse',
  'stara-zagora',
  'pleven',
  'blagoevgrad',
  'veliko-tarnovo',
  'vidin',
  'haskovo',
  'sliven',
  'shumen',
  'dobrich',
  'smolyan',
  'kardzhali',
];

const kindOf = (place: City): NameKind =>
  place.id === 'sofia' ? 'capital' : cities.includes(place) ? 'city' : 'town';

function smallest(place: City): number {
  if (LARGE.includes(place.id)) return 6;
  if (MIDDLE.includes(place.id)) return 6.5;
  return kindOf(place) === 'town' ? TOWN_ZOOM : 8;
}

const towns: readonly PlaceName[] = places.map((place) => ({
  text: place.name,
  kind: kindOf(place),
  rests: [{ lat: place.lat, lon: place.lon }],
  from: smallest(place),
  // names of districts take over
  to: districts[place.id] ? 11.5 : CLOSEST,
}));

const quarters: readonly PlaceName[] = Object.values(districts)
  .flat()
  .map(({ name, lat, lon }) => ({
    text: name,
    kind: 'district',
    rests: [{ lat, lon }],
    from: 12,
    to: CLOSEST,
  }));

const stations: readonly PlaceName[] = metroStations.map(({ name, lat, lon }) => ({
  text: name,
  kind: 'station',
  rests: [{ lat, lon }],
  from: 13.5,
  to: CLOSEST,
}));

const namesOf = (
  shapes: ShapesOfCity,
  { kind, from }: Pick<PlaceName, 'kind' | 'from'>,
  toRests: typeof restsOnLine,
): PlaceName[] =>
  Object.values(shapes)
    .flat()
    .map(({ name, points }) => ({ text: name, kind, rests: toRests(points), from, to: CLOSEST }));

/** By priority; the later of two overlapping labels is dropped. */
export const placeNames: readonly PlaceName[] = [
  ...around,
  ...towns.toSorted((one, other) => one.from - other.from),
  ...quarters,
  ...namesOf(greens, { kind: 'green', from: 12 }, (ring) => [middleOfRing(ring)]),
  ...stations,
  ...namesOf(roads, { kind: 'road', from: 13 }, restsOnLine),
  ...namesOf(waters, { kind: 'stream', from: 12.5 }, restsOnLine),
];
