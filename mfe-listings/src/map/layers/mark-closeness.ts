import type { Map as LeafletMap } from 'leaflet';

/** From here towns besides the cities are drawn. */
export const TOWN_ZOOM = 10;
/** From here districts and metro lines are drawn. */
export const NEAR_ZOOM = 11;

/** CSS classes by minimum zoom: towns, districts and city lines, then stations and wide lines. */
const closeness = [
  ['map-towns', TOWN_ZOOM],
  ['map-near', NEAR_ZOOM],
  ['map-close', 13],
] as const;

/** Toggles the zoom classes of city lines. @returns a cleanup function */
export function markCloseness(map: LeafletMap): () => void {
  const mark = () => {
    for (const [name, from] of closeness) map.getContainer().classList.toggle(name, map.getZoom() >= from);
  };
  mark();
  map.on('zoomend', mark);
  return () => {
    map.off('zoomend', mark);
  };
}
