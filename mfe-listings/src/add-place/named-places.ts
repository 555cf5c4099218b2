import { cityName, kmBetween } from '@pokriv/contracts/place/cities';
import { districts } from '@pokriv/contracts/place/districts';
import { metroStations } from '@pokriv/contracts/place/metro';

import { myPlaceTexts as texts } from '../my-places/messages.ts';
import { foldName } from '../place/fold-name.ts';

/** A metro station, or a district or street with its city; coordinates in degrees. */
export interface NamedPlace {
  label: string;
  lat: number;
  lon: number;
}

export const SHOWN_MAX = 20;
/** Maximum distance from a point to the place named for it. */
const NAMING_KM = 3;
/** About 11 m. */
const DECIMALS = 4;

const places: readonly (NamedPlace & { folded: string })[] = [
  ...metroStations.map(({ name, lat, lon }) => ({
    label: texts.station(name),
    folded: foldName(name),
    lat,
    lon,
  })),
  ...Object.entries(districts).flatMap(([city, list]) =>
    list.map(({ name, lat, lon }) => ({
      label: `${name}, ${cityName(city)}`,
      folded: foldName(`${name} ${cityName(city)}`),
      lat,
      lon,
    })),
  ),
];

/** Stations and districts by a part of their name in either script, prefix matches first; at most 20. */
export function findPlaces(text: string): NamedPlace[] {
  const wanted = foldName(text);
  const begins = ({ folded }: (typeof places)[number]) => Number(folded.startsWith(wanted));
  return places
    .filter(({ folded }) => folded.includes(wanted))
    .toSorted((one, other) => begins(other) - begins(one))
    .slice(0, SHOWN_MAX);
}

const rounded = (degrees: number): number => Number(degrees.toFixed(DECIMALS));

/** A map point named by the nearest station or district. */
export function placeAt({ lat, lon }: Pick<NamedPlace, 'lat' | 'lon'>): NamedPlace {
  const ways = places.map((place) => ({ place, km: kmBetween(place, { lat, lon }) }));
  const nearest = ways.reduce((one, other) => (other.km < one.km ? other : one));
  const label = nearest.km <= NAMING_KM ? texts.pointNear(nearest.place.label) : texts.pointAway;
  return { label, lat: rounded(lat), lon: rounded(lon) };
}
