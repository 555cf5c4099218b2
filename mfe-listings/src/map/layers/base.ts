import { boot } from '@pokriv/web-kit/boot';
import { layerGroup, tileLayer, type Map as LeafletMap } from 'leaflet';

import { mapTexts } from '../messages.ts';
import { metroDrawing } from './city.ts';
import { markCloseness } from './mark-closeness.ts';
import { addNames } from './names.ts';
import { addOutline } from './outline.ts';
import { TILE_ZOOM_MAX } from './zooms.ts';

/** Metro on top of streets. @returns a cleanup function */
function addMetro(map: LeafletMap): () => void {
  const lines = layerGroup(metroDrawing()).addTo(map);
  const unmark = markCloseness(map);
  return () => {
    unmark();
    lines.remove();
  };
}

/** `MAP_PMTILES` or `MAP_TILES_URL` is set. */
export const hasTiles = (): boolean => (boot().mapArchive ?? boot().mapTiles) !== undefined;

export const baseSource = (): string =>
  (boot().mapArchive ?? boot().mapTiles)?.attribution ?? mapTexts.outlineSource;

type Remove = () => void;

const allOf =
  (...removers: readonly Remove[]): Remove =>
  () =>
    removers.forEach((remove) => remove());

/** Adds streets, tiles, or the vector outline as fallback. @returns a cleanup function */
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

/** Header bytes of an archive, to probe that it exists. */
const HEADER = { headers: { Range: 'bytes=0-15' } };

/** Names on top of the streets; towns and street names come from the archive. */
const overStreets = ['district', 'station'] as const;

/**
 * Streets are lazy-loaded; without them or without the archive the vector drawing stays. Metro and district names lie
 * on top.
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
