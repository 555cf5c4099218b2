import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useRef, useState } from 'react';

import type { Box } from '../search-address/area.ts';
import { toBox } from './bounds.ts';

export interface MapWindow {
  box: Box;
  zoom: number;
}

/** Debounce of map moves, ms. */
export const REST_MS = 300;

const windowOf = (map: LeafletMap): MapWindow => ({ box: toBox(map.getBounds()), zoom: map.getZoom() });

interface MapMoves {
  consumeUserMove: () => boolean;
  /** Called for user moves only. */
  onMoved: (box: Box) => void;
}

const unwatched: MapMoves = { consumeUserMove: () => false, onMoved: () => undefined };

/** Debounced window of the map. */
export function useMapWindow(
  map: LeafletMap | undefined,
  { consumeUserMove, onMoved }: MapMoves = unwatched,
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
      if (consumeUserMove()) moved.current(current.box);
    };
    const hold = () => clearTimeout(timer);
    const rest = () => {
      hold();
      timer = setTimeout(settle, REST_MS);
    };
    consumeUserMove();
    timer = setTimeout(settle, 0);
    map.on('movestart', hold).on('moveend', rest);
    return () => {
      hold();
      map.off('movestart', hold).off('moveend', rest);
    };
  }, [map, consumeUserMove]);

  return mapWindow;
}
