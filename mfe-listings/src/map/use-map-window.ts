import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useRef, useState } from 'react';

import type { Box } from '../search-address/area.ts';
import { toBox } from './bounds.ts';

/** What is seen of the map. */
export interface MapWindow {
  box: Box;
  zoom: number;
}

/** A map that has stood still for so long, in ms, counts as moved. */
export const REST_MS = 300;

const windowOf = (map: LeafletMap): MapWindow => ({ box: toBox(map.getBounds()), zoom: map.getZoom() });

/**
 * The window, once the map has come to rest.
 * @param onMoved after a person moved it, not after the page did
 */
export function useMapWindow(
  map: LeafletMap | undefined,
  { takeMove, onMoved }: { takeMove: () => boolean; onMoved: (box: Box) => void },
): MapWindow | undefined {
  const [mapWindow, setMapWindow] = useState<MapWindow>();
  const moved = useRef(onMoved);

  useEffect(() => {
    moved.current = onMoved;
  });

  useEffect(() => {
    if (!map) return;
    let timer: ReturnType<typeof setTimeout>;
    const settle = () => {
      const current = windowOf(map);
      setMapWindow(current);
      if (takeMove()) moved.current(current.box);
    };
    const rest = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, REST_MS);
    };
    takeMove();
    timer = setTimeout(settle, 0);
    map.on('moveend', rest);
    return () => {
      clearTimeout(timer);
      map.off('moveend', rest);
    };
  }, [map, takeMove]);

  return mapWindow;
}
