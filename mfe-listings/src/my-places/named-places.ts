import { cityName } from '@pokriv/contracts/place/cities';
import { districts } from '@pokriv/contracts/place/districts';
import { metroStations } from '@pokriv/contracts/place/metro';

import { foldName } from '../place/fold-name.ts';
import { myPlaceTexts as texts } from './messages.ts';

/** A metro station, or a district with its city; degrees. */
export interface NamedPlace {
  label: string;
  lat: number;
  lon: number;
}

const SHOWN_MAX = 20;

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

/** Stations and districts whose name contains the text in either script, those that begin with it first; at most 20. */
export function findPlaces(text: string): NamedPlace[] {
  const wanted = foldName(text);
  const begins = ({ folded }: (typeof places)[number]) => Number(folded.startsWith(wanted));
  return places
    .filter(({ folded }) => folded.includes(wanted))
    .toSorted((one, other) => begins(other) - begins(one))
    .slice(0, SHOWN_MAX);
}
