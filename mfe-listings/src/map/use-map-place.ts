import { useEffect, useRef } from 'react';
import type { Map as LeafletMap } from 'leaflet';

import type { Box } from '../search-address/area.ts';
import { toBounds } from './bounds.ts';
import { HOME } from './box.ts';
import { targetOf, type Place } from './map-target.ts';

/** Sides of an area stay off the edge of the map, in pixels. */
const ROOM = 24;
/** A window of this map, read back from the address, fits once more only with its last pixels left out. */
const TRIM = 0.02;

const trimmed = ([west, south, east, north]: Box): Box => {
  const [dx, dy] = [(east - west) * TRIM, (north - south) * TRIM];
  return [west + dx, south + dy, east - dx, north - dy];
};

/** Puts the map where the search wants it, without a movement that a person would have to watch. */
export function fitPlace(map: LeafletMap, place: Place): void {
  const target = targetOf(place);
  const isWindow = !place.polygon && place.bbox;
  if (target && isWindow) map.fitBounds(toBounds(trimmed(target)), { animate: false });
  else map.fitBounds(toBounds(target ?? HOME), { animate: false, padding: target ? [ROOM, ROOM] : [0, 0] });
}

/**
 * Follows the search's place when it changes from outside (another city, Back); what the map itself has asked for is
 * where it is already.
 * @returns tells it of a place that the map asks for
 */
export function useMapPlace(
  map: LeafletMap | undefined,
  { city, bbox, polygon }: Place,
  moveQuietly: (move: (map: LeafletMap) => void) => void,
): (place: Pick<Place, 'bbox' | 'polygon'>) => void {
  const known = useRef<Place>({ city, bbox, polygon });

  useEffect(() => {
    const former = known.current;
    const isSame = former.bbox === bbox && former.polygon === polygon && former.city === city;
    known.current = { city, bbox, polygon };
    if (!map || isSame) return;
    // The city leaves the address when the window leaves the city.
    const isNarrower = Boolean(bbox || polygon) && former.bbox === bbox && former.polygon === polygon;
    if (!isNarrower && targetOf({ city, bbox, polygon }))
      moveQuietly((moved) => fitPlace(moved, { city, bbox, polygon }));
  }, [map, city, bbox, polygon, moveQuietly]);

  return (asked) => {
    known.current = { ...known.current, ...asked };
  };
}
