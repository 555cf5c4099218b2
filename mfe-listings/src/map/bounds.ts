import { latLngBounds, type FitBoundsOptions, type LatLngBounds, type Map as LeafletMap } from 'leaflet';

import type { Box } from '../search-address/area.ts';

export const toBounds = ([west, south, east, north]: Box): LatLngBounds =>
  latLngBounds([south, west], [north, east]);

export const toBox = (bounds: LatLngBounds): Box => [
  bounds.getWest(),
  bounds.getSouth(),
  bounds.getEast(),
  bounds.getNorth(),
];

/** Padding of `px` within the uncovered part of the map, see `MapRoot`. */
export function roomAround(map: LeafletMap, px: number): FitBoundsOptions {
  const root = map.getContainer().parentElement;
  const covered = (root && parseFloat(getComputedStyle(root).paddingBottom)) || 0;
  return { paddingTopLeft: [px, px], paddingBottomRight: [px, px + covered] };
}
