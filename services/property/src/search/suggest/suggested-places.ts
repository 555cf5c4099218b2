import { cityName, places as towns } from '@pokriv/contracts/place/cities';
import { districts } from '@pokriv/contracts/place/districts';
import { metroStations } from '@pokriv/contracts/place/metro';
import { log } from '@pokriv/service-kit/log';

import { nameKey } from '../../tokens.ts';
import { kindIn } from '../street-kinds.ts';
import type { ListedPlace, ListedPlaceRepository, ListedStreet } from './listed-place.repository.ts';
import { PlaceIndex, type SuggestedPlace } from './place-index.ts';

const foldedName = (name: string): string => nameKey(name).replaceAll('-', ' ');
const inCity = (kind: string, city: string): string => `${kind}, ${cityName(city)}`;

const district = ({ city, name }: ListedPlace): SuggestedPlace => ({
  kind: 'district',
  label: name,
  detail: inCity('квартал', city),
  params: { location: city, neighborhood: [name] },
  city,
  names: [foldedName(name)],
});

/** About 11 m. */
const DECIMALS = 4;
const rounded = (degrees: number): number => Number(degrees.toFixed(DECIMALS));

const BOULEVARD = /^бул/iu;
/** With „ул.“ the search takes a rare name for no typo. */
const queryOf = (name: string): string => (kindIn(name) === 0 ? name : `ул. ${name}`);

const street = ({ city, name, lat, lon }: ListedStreet): SuggestedPlace => ({
  kind: 'street',
  label: name,
  detail: inCity(BOULEVARD.test(name) ? 'булевард' : 'улица', city),
  params: { location: city, query: queryOf(name) },
  ...(lat !== null && lon !== null && { point: { lat: rounded(lat), lon: rounded(lon) } }),
  city,
  names: [foldedName(name)],
});

const ofTables: readonly SuggestedPlace[] = [
  ...towns.map(({ id, name, nameEn, region }) => ({
    kind: 'city' as const,
    label: name,
    detail: region ? `област ${region}` : 'град',
    params: { location: id },
    city: id,
    names: [...new Set([name, nameEn].map(foldedName))],
  })),
  ...Object.entries(districts).flatMap(([city, known]) => known.map(({ name }) => district({ city, name }))),
  ...metroStations.map(({ id, name }) => ({
    kind: 'metro' as const,
    label: name,
    detail: inCity('метростанция', 'sofia'),
    params: { metroStation: [id] },
    city: 'sofia',
    names: [foldedName(name)],
  })),
];

/** Longest street that fits into a query. */
const LONGEST = 100;
const FRESH_MS = 300_000;

const keyOf = ({ kind, city, names }: SuggestedPlace): string => `${kind} ${city} ${names.join(' ')}`;

async function readPlaces(repository: ListedPlaceRepository): Promise<PlaceIndex> {
  const [listed, streets] = await Promise.all([repository.districts(), repository.streets()]);
  const all = [
    ...ofTables,
    ...listed.map(district),
    ...streets.filter(({ name }) => queryOf(name).length <= LONGEST).map(street),
  ];
  const byKey = new Map<string, SuggestedPlace>();
  for (const place of all) if (!byKey.has(keyOf(place))) byKey.set(keyOf(place), place);
  return new PlaceIndex([...byKey.values()]);
}

/**
 * Cities, districts, stations and the streets of public listings. The listings are read again every five minutes, while
 * the places read before are served.
 */
export function suggestedPlaces(
  repository: ListedPlaceRepository,
  now: () => Date,
): () => Promise<PlaceIndex> {
  let places: PlaceIndex | undefined;
  let readAt = -Infinity;
  let reading: Promise<void> | undefined;
  const read = async () => {
    try {
      places = await readPlaces(repository);
      readAt = now().getTime();
    } catch (error) {
      log.warn({ err: error }, 'suggestions: places of listings not read, the known ones stay');
    } finally {
      reading = undefined;
    }
  };
  return async () => {
    if (now().getTime() - readAt > FRESH_MS) reading ??= read();
    if (!places) await reading;
    places ??= new PlaceIndex(ofTables);
    return places;
  };
}
