import { layerGroup, type Map as LeafletMap } from 'leaflet';

import { metroDrawing } from './city.ts';
import { markCloseness } from './mark-closeness.ts';

/** Metro on top of streets. @returns a cleanup function */
export function addMetro(map: LeafletMap): () => void {
  const lines = layerGroup(metroDrawing()).addTo(map);
  const unmark = markCloseness(map);
  return () => {
    unmark();
    lines.remove();
  };
}
