import { layerGroup, type Map as LeafletMap } from 'leaflet';

import { metroDrawing } from './city.ts';
import { markCloseness } from './mark-closeness.ts';

/** Draws the metro alone, over streets. @returns remove */
export function addMetro(map: LeafletMap): () => void {
  const lines = layerGroup(metroDrawing()).addTo(map);
  const unmark = markCloseness(map);
  return () => {
    unmark();
    lines.remove();
  };
}
