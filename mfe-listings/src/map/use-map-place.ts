import { useEffect, useRef } from 'react';
import type { Map as LeafletMap } from 'leaflet';

import type { Box } from '../search-address/area.ts';
import { roomAround, toBounds } from './bounds.ts';
import { HOME } from './box.ts';
import { targetOf, type Place } from './map-target.ts';

/** Padding around an area, px. */
const ROOM = 24;
/** Shrinks a window from the URL, so that it fits at the same zoom. */
const TRIM = 0.02;

const trimmed = ([west, south, east, north]: Box): Box => {
  const [dx, dy] = [(east - west) * TRIM, (north - south) * TRIM];
  return [west + dx, south + dy, east - dx, north - dy];
};

/** Without animation. */
export function fitPlace(map: LeafletMap, place: Place): void {
  const target = targetOf(place);
  const isWindow = !place.polygon && place.bbox;
  if (target && isWindow) map.fitBounds(toBounds(trimmed(target)), { animate: false });
  else map.fitBounds(toBounds(target ?? HOME), { animate: false, ...roomAround(map, target ? ROOM : 0) });
}

/**
 * Refits when the place changes from outside (another city, Back), not on the map's own requests.
 * @returns records a place requested by the map
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
    // Only the city was dropped, because the window left it.
    const isNarrower = Boolean(bbox || polygon) && former.bbox === bbox && former.polygon === polygon;
    if (!isNarrower && targetOf({ city, bbox, polygon }))
      moveQuietly((moved) => fitPlace(moved, { city, bbox, polygon }));
  }, [map, city, bbox, polygon, moveQuietly]);

  return (asked) => {
    known.current = { ...known.current, ...asked };
  };
}
