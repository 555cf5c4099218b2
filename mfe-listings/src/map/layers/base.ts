import { boot } from '@pokriv/web-kit/boot';
import { tileLayer, type Map as LeafletMap } from 'leaflet';

import { mapTexts } from '../messages.ts';
import { addNames } from './names.ts';
import { addOutline } from './outline.ts';
import { TILE_ZOOM_MAX } from './zooms.ts';

/** Whether `MAP_PMTILES` or `MAP_TILES_URL` is set. */
export const hasTiles = (): boolean => (boot().mapArchive ?? boot().mapTiles) !== undefined;

export const baseSource = (): string =>
  (boot().mapArchive ?? boot().mapTiles)?.attribution ?? mapTexts.outlineSource;

/** Adds streets, tiles, or the outline without them. @returns remove */
export function addBase(map: LeafletMap): () => void {
  const { mapArchive, mapTiles } = boot();
  if (mapArchive) return addArchive(map, mapArchive.url);
  if (!mapTiles) return addOwnDrawing(map);
  tileLayer(mapTiles.url, {
    maxZoom: TILE_ZOOM_MAX,
    referrerPolicy: 'strict-origin-when-cross-origin',
  }).addTo(map);
  return () => undefined;
}

function addOwnDrawing(map: LeafletMap): () => void {
  const removers = [addOutline(map), addNames(map)];
  return () => removers.forEach((remove) => remove());
}

/** First bytes of an archive, which name its version. */
const HEADER = { headers: { Range: 'bytes=0-15' } };

/** Streets come with code of their own; without it or without the archive the map keeps its own drawing. */
function addArchive(map: LeafletMap, url: string): () => void {
  let isOver = false;
  let remove = addOwnDrawing(map);
  const show = async (): Promise<void> => {
    const [{ addStreets }, header] = await Promise.all([import('./streets.ts'), fetch(url, HEADER)]);
    if (isOver || !header.ok) return;
    remove();
    remove = addStreets(map, url);
  };
  show().catch((error: unknown) => console.warn('map: streets cannot be read, own drawing stays', error));
  return () => {
    isOver = true;
    remove();
  };
}
