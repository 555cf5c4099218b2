import { divIcon, layerGroup, marker, type Map as LeafletMap, type Marker } from 'leaflet';

import { fitNames, isDotted } from './fit-names.ts';
import { placeNames, type PlaceName } from './place-names.ts';

const PANE = 'names';
/** z-index above lines and areas, below pins. */
const LAYER = '450';

function nameMarker({ text, lat, lon, kind }: PlaceName, isDot: boolean): Marker {
  const label = document.createElement('span');
  label.textContent = text;
  const className = `map-name map-name-${kind}${isDot ? ' map-name-dotted' : ''}`;
  const icon = divIcon({ className, html: label, iconSize: [0, 0] });
  return marker([lat, lon], { icon, interactive: false, keyboard: false, pane: PANE });
}

export function addNames(map: LeafletMap): () => void {
  const pane = map.createPane(PANE);
  pane.style.zIndex = LAYER;
  pane.setAttribute('aria-hidden', 'true');
  const group = layerGroup().addTo(map);
  let [shownZoom, shown]: [number, Map<PlaceName, Marker>] = [NaN, new Map()];

  const show = (): void => {
    const zoom = map.getZoom();
    if (zoom !== shownZoom) {
      group.clearLayers();
      shown = new Map();
      shownZoom = zoom;
    }
    // Names are chosen for the whole map, so that panning does not change the choice.
    const seen = map.getBounds().pad(0.5);
    for (const name of fitNames(placeNames, zoom, ({ lat, lon }) => map.project([lat, lon], zoom))) {
      if (shown.has(name) || !seen.contains([name.lat, name.lon])) continue;
      shown.set(name, nameMarker(name, isDotted(name, zoom)).addTo(group));
    }
  };
  show();
  map.on('zoomend moveend', show);
  return () => void map.off('zoomend moveend', show);
}
