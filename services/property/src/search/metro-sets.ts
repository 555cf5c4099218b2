import { metroNear, MOST_METRO_MINUTES, NEAR_METRO_MINUTES } from '@pokriv/contracts/place/metro';
import type { Point } from '@pokriv/search-index';

const wayValue = (station: string, minutes: number): string => `${station}/${minutes}`;

/** Values of `metroWay` for each whole minute to one of the stations. */
export const waysWithin = (stations: readonly string[], most: number): string[] =>
  stations.flatMap((station) => Array.from({ length: most + 1 }, (_, minutes) => wayValue(station, minutes)));

/** @returns the station of a `metroWay` value up to `most` minutes, else undefined */
export function stationWithin(value: string, most: number): string | undefined {
  const [station, minutes] = value.split('/');
  return Number(minutes) <= most ? station : undefined;
}

/** Sort key of homes without a station within half an hour: last. */
const NO_METRO = MOST_METRO_MINUTES + 1;

/**
 * Index values for the ways from a public point to the metro. `metroWithin` is cumulative: a home 8 minutes
 * away is within 8, 9, … 30.
 */
export function metroOf(point: Point | null) {
  const ways = point ? metroNear(point) : [];
  const nearest = ways[0]?.minutes ?? NO_METRO;
  const least = Math.max(nearest, 1);
  return {
    minutes: nearest,
    sets: {
      metroWithin: Array.from({ length: NO_METRO - least }, (_, at) => String(least + at)),
      nearMetro: ways.filter(({ minutes }) => minutes <= NEAR_METRO_MINUTES).map(({ station }) => station.id),
      metroWay: ways.map(({ station, minutes }) => wayValue(station.id, minutes)),
    },
  };
}
