import { findCity, kmBetween, places } from '@pokriv/contracts/place/cities';
import { districts, type District } from '@pokriv/contracts/place/districts';
import { metroStations } from '@pokriv/contracts/place/metro';

interface Point {
  lat: number;
  lon: number;
}

/** Offsets from the centre in km, east and south. */
export interface SketchPlace {
  name: string;
  x: number;
  y: number;
  isClaimed: boolean;
}

export interface Sketch {
  districts: SketchPlace[];
  /** Cities, other seats of municipalities and resorts; the listing's own one only without a list of districts. */
  towns: SketchPlace[];
  stations: Omit<SketchPlace, 'isClaimed'>[];
  /** Distance to the centre of the claimed district, km; undefined for an unknown one. */
  toClaimed: number | undefined;
  /** Distance to the centre of the city, km; undefined where `toClaimed` is known. */
  toCity: number | undefined;
  /** Half of the shown width, km. */
  reach: number;
}

const LEAST_REACH = 1.2;
const MOST_REACH = 9;
/** Without districts only towns are drawn, which lie further apart. */
const MOST_REACH_OF_TOWNS = 20;
/** Share of the drawing open to places; a label on the edge would be cut. */
const INSIDE = 0.85;
/** Height as a share of the width. */
export const SKETCH_RATIO = 0.32;

function offset(from: Point, to: Point): { x: number; y: number } {
  const east = kmBetween({ lat: from.lat, lon: from.lon }, { lat: from.lat, lon: to.lon });
  const north = kmBetween({ lat: from.lat, lon: from.lon }, { lat: to.lat, lon: from.lon });
  return { x: Math.sign(to.lon - from.lon) * east, y: Math.sign(from.lat - to.lat) * north };
}

/**
 * Districts, towns and metro stations around a point, zoomed out far enough for the claimed district, or for the city
 * where no districts are known.
 */
export function sketchAround(
  point: Point,
  city: string | undefined,
  neighborhood: string | undefined,
): Sketch {
  const all: readonly District[] = (city !== undefined && districts[city]) || [];
  const own = all.find(({ name }) => name === neighborhood);
  const home = city === undefined ? undefined : findCity(city);
  const hasDistricts = all.length > 0;
  const claimed = own ?? (hasDistricts ? undefined : home);
  const wide = (claimed ? kmBetween(point, claimed) : 0) / (SKETCH_RATIO * INSIDE) + 0.2;
  const reach = Math.min(Math.max(wide, LEAST_REACH), hasDistricts ? MOST_REACH : MOST_REACH_OF_TOWNS);
  const isInside = ({ x, y }: { x: number; y: number }) =>
    Math.abs(x) < reach * INSIDE && Math.abs(y) < reach * SKETCH_RATIO * INSIDE;
  const placed = <Place extends Point & { name: string }>(some: readonly Place[]) =>
    some
      .toSorted((one, other) => kmBetween(point, one) - kmBetween(point, other))
      .map((place) => ({ name: place.name, ...offset(point, place) }))
      .filter(isInside);
  const marked = <Some extends { name: string }>(place: Some) => ({
    ...place,
    isClaimed: place.name === claimed?.name,
  });
  return {
    districts: placed(all).map(marked),
    towns: placed(hasDistricts ? places.filter(({ id }) => id !== city) : places).map(marked),
    stations: placed(metroStations),
    toClaimed: own && kmBetween(point, own),
    toCity: own ? undefined : home && kmBetween(point, home),
    reach,
  };
}

interface Label {
  x: number;
  y: number;
  name: string;
}

/** Drops labels that overlap an earlier one. @param letter size of a letter, in the unit of the labels */
export function apart<Some extends Label>(
  labels: readonly Some[],
  letter: { width: number; height: number },
) {
  const kept: Some[] = [];
  for (const label of labels) {
    const isFree = kept.every(
      (other) =>
        Math.abs(label.y - other.y) > letter.height * 1.3 ||
        Math.abs(label.x - other.x) > ((label.name.length + other.name.length) * letter.width) / 2,
    );
    if (isFree) kept.push(label);
  }
  return kept;
}
