import type { LatLng, Map as LeafletMap } from 'leaflet';
import { useCallback, useRef } from 'react';

interface View {
  center: LatLng;
  zoom: number;
}

const viewOf = (map: LeafletMap): View => ({ center: map.getCenter(), zoom: map.getZoom() });

/** Px; a resize shifts the centre by rounding. */
const SLACK = 3;

const hasLeft = (map: LeafletMap, { center, zoom }: View): boolean =>
  zoom !== map.getZoom() || map.project(center).distanceTo(map.project(map.getCenter())) > SLACK;

export function useQuietMoves(map: LeafletMap | undefined) {
  const former = useRef<View>(undefined);

  const moveQuietly = useCallback(
    (move: (map: LeafletMap) => void): void => {
      if (!map) return;
      move(map);
      former.current = viewOf(map);
    },
    [map],
  );
  /** True if the user moved the map since the last call. */
  const consumeUserMove = useCallback((): boolean => {
    const isMoved = map !== undefined && former.current !== undefined && hasLeft(map, former.current);
    former.current = map && viewOf(map);
    return isMoved;
  }, [map]);
  return { moveQuietly, consumeUserMove };
}
