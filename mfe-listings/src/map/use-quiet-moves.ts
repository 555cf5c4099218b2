import type { LatLng, Map as LeafletMap } from 'leaflet';
import { useCallback, useRef } from 'react';

interface View {
  center: LatLng;
  zoom: number;
}

const viewOf = (map: LeafletMap): View => ({ center: map.getCenter(), zoom: map.getZoom() });

/** Pixels: when only its size changes, the map's middle stays where it is but for the rounding. */
const SLACK = 3;

const hasLeft = (map: LeafletMap, { center, zoom }: View): boolean =>
  zoom !== map.getZoom() || map.project(center).distanceTo(map.project(map.getCenter())) > SLACK;

/** Tells a person's moves of the map from the page's own. */
export function useQuietMoves(map: LeafletMap | undefined) {
  const former = useRef<View>(undefined);

  /** A move of the page's own. */
  const moveQuietly = useCallback(
    (move: (map: LeafletMap) => void): void => {
      if (!map) return;
      move(map);
      former.current = viewOf(map);
    },
    [map],
  );
  /** Whether the map was moved since this was last asked, other than quietly. */
  const takeMove = useCallback((): boolean => {
    const isMoved = map !== undefined && former.current !== undefined && hasLeft(map, former.current);
    former.current = map && viewOf(map);
    return isMoved;
  }, [map]);
  return { moveQuietly, takeMove };
}
