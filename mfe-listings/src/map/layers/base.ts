import { boot } from '@pokriv/web-kit/boot';
import { tileLayer, type Map as LeafletMap } from 'leaflet';

import { mapTexts } from '../messages.ts';
import { addMetro } from './metro.ts';
import { addNames } from './names.ts';
import { addOutline } from './outline.ts';
import { TILE_ZOOM_MAX } from './zooms.ts';

/** Whether `MAP_PMTILES` or `MAP_TILES_URL` is set. */
export const hasTiles = (): boolean => (boot().mapArchive ?? boot().mapTiles) !== undefined;

export const baseSource = (): string =>
  (boot().mapArchive ?? boot().mapTiles)?.attribution ?? mapTexts.outlineSource;

type Remove = () => void;

const allOf =
  (...removers: readonly Remove[]): Remove =>
  () =>
    removers.forEach((remove) => remove());

/** Adds streets, tiles, or the outline without them. @returns remove */
export function addBase(map: LeafletMap): Remove {
  const { mapArchive, mapTiles } = boot();
  if (mapArchive) return addArchive(map, mapArchive.url);
  if (!mapTiles) return addOwnDrawing(map);
  tileLayer(mapTiles.url, {
    maxZoom: TILE_ZOOM_MAX,
    referrerPolicy: 'strict-origin-when-cross-origin',
  }).addTo(map);
  return () => undefined;
}

const addOwnDrawing = (map: LeafletMap): Remove => allOf(addOutline(map), addNames(map));

/** First bytes of an archive, which name its version. */
const HEADER = { headers: { Range: 'bytes=0-15' } };

/** What streets do not show: names of towns and streets come from the archive. */
const overStreets = ['district', 'station'] as const;

/**
 * Streets come with code of their own; without it or without the archive the map keeps its own drawing. Over them stay
 * the metro and the names of districts.
 */
function addArchive(map: LeafletMap, url: string): Remove {
  let isOver = false;
  let remove = addOwnDrawing(map);
  const show = async (): Promise<void> => {
    const [{ addStreets }, header] = await Promise.all([import('./streets.ts'), fetch(url, HEADER)]);
    if (isOver || !header.ok) return;
    remove();
    remove = allOf(addStreets(map, url), addMetro(map), addNames(map, overStreets));
  };
  show().catch((error: unknown) => console.warn('map: streets cannot be read, own drawing stays', error));
  return () => {
    isOver = true;
    remove();
  };
}
