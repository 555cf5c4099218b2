import type { Map as LeafletMap } from 'leaflet';

import type { Point } from '../box.ts';

/** Margin around the area, as a share of the window. */
const ROOM = 0.25;

/** Initial area for keyboard users: the middle of the window, clockwise from its north-west corner. */
export function areaInMiddle(map: LeafletMap): Point[] {
  const { x: width, y: height } = map.getSize();
  const at = (across: number, down: number): Point => {
    const { lat, lng } = map.containerPointToLatLng([width * across, height * down]);
    return { lat, lon: lng };
  };
  return [at(ROOM, ROOM), at(1 - ROOM, ROOM), at(1 - ROOM, 1 - ROOM), at(ROOM, 1 - ROOM)];
}
