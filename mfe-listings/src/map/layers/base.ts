import { boot } from '@pokriv/web-kit/boot';
import { tileLayer, type Map as LeafletMap } from 'leaflet';

import { mapTexts } from '../messages.ts';
import { addNames } from './names.ts';
import { addOutline } from './outline.ts';

export const TILE_ZOOM_MAX = 18;
export const OUTLINE_ZOOM_MAX = 17;

/** Whether real tiles lie under the map (`MAP_TILES_URL`). */
export const hasTiles = (): boolean => boot().mapTiles !== undefined;

/** Who made what lies under the pins. */
export const baseSource = (): string => boot().mapTiles?.attribution ?? mapTexts.outlineSource;

/** Puts tiles or our own outline under everything. @returns how to stop */
export function addBase(map: LeafletMap): () => void {
  const tiles = boot().mapTiles;
  if (tiles) {
    tileLayer(tiles.url, { maxZoom: TILE_ZOOM_MAX, referrerPolicy: 'strict-origin-when-cross-origin' }).addTo(
      map,
    );
    return () => undefined;
  }
  const removers = [addOutline(map), addNames(map)];
  return () => removers.forEach((remove) => remove());
}
