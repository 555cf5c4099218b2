import type { Map as LeafletMap } from 'leaflet';

import type { Point } from '../box.ts';

/** Part of the window, from each of its sides, that is left around the area. */
const ROOM = 0.25;

/** An area to begin with where no line can be drawn: the middle of the window, from its north-west corner round. */
export function areaInMiddle(map: LeafletMap): Point[] {
  const { x: width, y: height } = map.getSize();
  const at = (across: number, down: number): Point => {
    const { lat, lng } = map.containerPointToLatLng([width * across, height * down]);
    return { lat, lon: lng };
  };
  return [at(ROOM, ROOM), at(1 - ROOM, ROOM), at(1 - ROOM, 1 - ROOM), at(ROOM, 1 - ROOM)];
}
