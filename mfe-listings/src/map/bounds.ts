import { latLngBounds, type LatLngBounds } from 'leaflet';

import type { Box } from '../search-address/area.ts';

export const toBounds = ([west, south, east, north]: Box): LatLngBounds =>
  latLngBounds([south, west], [north, east]);

export const toBox = (bounds: LatLngBounds): Box => [
  bounds.getWest(),
  bounds.getSouth(),
  bounds.getEast(),
  bounds.getNorth(),
];
