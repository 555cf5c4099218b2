import { boot } from '@pokriv/web-kit/boot';
import { tileLayer, type Map as LeafletMap } from 'leaflet';

import { mapTexts } from '../messages.ts';
import { addNames } from './names.ts';
import { addOutline } from './outline.ts';

export const TILE_ZOOM_MAX = 18;
export const OUTLINE_ZOOM_MAX = 16;

/** Whether `MAP_TILES_URL` is set. */
export const hasTiles = (): boolean => boot().mapTiles !== undefined;

export const baseSource = (): string => boot().mapTiles?.attribution ?? mapTexts.outlineSource;

/** Adds tiles, or the outline without them. @returns remove */
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
