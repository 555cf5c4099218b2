import { namedFlavor, type Flavor } from '@protomaps/basemaps';
import * as leaflet from 'leaflet';
import { labelRules, leafletLayer, paintRules } from 'protomaps-leaflet';

import { TILE_ZOOM_MAX } from './zooms.ts';

/** Maximum data zoom of the Protomaps schema; closer zooms are scaled up. */
const DATA_ZOOM_MAX = 15;

const isDark = (): boolean => document.documentElement.classList.contains('dark');

/** Protomaps flavor with the map's own ground, water, building and text colours. */
function flavorOf(container: HTMLElement): Flavor {
  const style = getComputedStyle(container);
  const ours = (name: string): string => style.getPropertyValue(`--map-${name}`).trim();
  const [ground, halo] = [ours('home'), ours('halo')];
  return {
    ...namedFlavor(isDark() ? 'dark' : 'light'),
    background: ground,
    earth: ground,
    water: ours('water'),
    buildings: ours('built'),
    boundaries: ours('border'),
    roads_label_minor: ours('text'),
    roads_label_minor_halo: halo,
    roads_label_major: ours('text'),
    roads_label_major_halo: halo,
    subplace_label: ours('text'),
    subplace_label_halo: halo,
    city_label: ours('text-strong'),
    city_label_halo: halo,
    ocean_label: ours('water-text'),
  };
}

function layerOf(map: leaflet.Map, url: string): leaflet.Layer {
  const flavor = flavorOf(map.getContainer());
  const layer: unknown = leafletLayer({
    url,
    className: 'map-streets',
    maxZoom: TILE_ZOOM_MAX,
    maxDataZoom: DATA_ZOOM_MAX,
    backgroundColor: flavor.background,
    paintRules: paintRules(flavor),
    labelRules: labelRules(flavor, 'bg'),
  });
  return layer as leaflet.Layer;
}

/**
 * Draws the streets of a PMTiles archive in the theme's colours; redraws on a theme change.
 * @returns a cleanup function
 */
export function addStreets(map: leaflet.Map, url: string): () => void {
  // protomaps-leaflet extends the global L.
  Object.assign(globalThis, { L: leaflet });
  let layer = layerOf(map, url).addTo(map);
  let wasDark = isDark();
  const themes = new MutationObserver(() => {
    if (isDark() === wasDark) return;
    wasDark = isDark();
    layer.remove();
    layer = layerOf(map, url).addTo(map);
  });
  themes.observe(document.documentElement, { attributeFilter: ['class'] });
  return () => {
    themes.disconnect();
    layer.remove();
  };
}
