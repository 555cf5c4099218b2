import type { Map as LeafletMap } from 'leaflet';

/** Classes by the zoom from which the map has them: districts and lines of a city, then stations and wide lines. */
const closeness = [
  ['map-near', 11],
  ['map-close', 13],
] as const;

/** Keeps the classes by which the lines of a city are styled. @returns stop */
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
