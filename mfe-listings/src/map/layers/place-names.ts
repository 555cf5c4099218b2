import { cities } from '@pokriv/contracts/place/cities';
import { districts } from '@pokriv/contracts/place/districts';

export type NameKind = 'country' | 'water' | 'capital' | 'city' | 'district';

export interface PlaceName {
  text: string;
  lat: number;
  lon: number;
  kind: NameKind;
  /** Minimum and maximum zoom. */
  from: number;
  to: number;
}

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
).map(([text, lat, lon, kind]) => ({ text, lat, lon, kind, from: 6, to: text === 'Дунав' ? 11 : 9 }));

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

const smallest = (id: string): number => (LARGE.includes(id) ? 6 : MIDDLE.includes(id) ? 6.5 : 8);

const towns: readonly PlaceName[] = cities.map(({ id, name, lat, lon }) => ({
  text: name,
  lat,
  lon,
  kind: id === 'sofia' ? 'capital' : 'city',
  from: smallest(id),
  to: districts[id] ? 11.5 : 14,
}));

const quarters: readonly PlaceName[] = Object.values(districts)
  .flat()
  .map(({ name, lat, lon }) => ({ text: name, lat, lon, kind: 'district', from: 12, to: 20 }));

const byWeight = (name: PlaceName): number =>
  name.kind === 'country' || name.kind === 'water' ? 100 : name.from;

/** All labels by priority; of two that overlap the later one is dropped. */
export const placeNames: readonly PlaceName[] = [...towns, ...quarters, ...around].toSorted(
  (one, other) => byWeight(one) - byWeight(other),
);
