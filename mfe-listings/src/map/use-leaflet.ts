import { map as createMap, svg, type Map as LeafletMap, type MapOptions } from 'leaflet';
import { useEffect, useRef, useState, type RefObject } from 'react';

import { toBounds } from './bounds.ts';
import { REACH } from './box.ts';
import { addBase, hasTiles } from './layers/base.ts';
import { OUTLINE_ZOOM_MAX, TILE_ZOOM_MAX } from './layers/zooms.ts';

const ZOOM_MIN = 6;
/** Rendered margin beyond the window, as a share of it, against gaps on a quick drag. */
const DRAWN_AROUND = 0.5;
const HALF_ZOOM = 0.5;
const WHEEL_PIXELS = 90;

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

function usualOptions(): MapOptions {
  const moves = !isStill();
  return {
    zoomControl: false,
    attributionControl: false,
    minZoom: ZOOM_MIN,
    maxZoom: hasTiles() ? TILE_ZOOM_MAX : OUTLINE_ZOOM_MAX,
    // Tiles are sharp at integer zooms only; vectors at any zoom.
    zoomSnap: hasTiles() ? 1 : HALF_ZOOM,
    wheelPxPerZoomLevel: WHEEL_PIXELS,
    maxBounds: toBounds(REACH),
    maxBoundsViscosity: 0.8,
    zoomAnimation: moves,
    fadeAnimation: moves,
    markerZoomAnimation: moves,
    inertia: moves,
    renderer: svg({ padding: DRAWN_AROUND }),
  };
}

/**
 * Mounts a Leaflet map with its base layer and resizes it with its element.
 * @param begin sets the first view before anything is drawn
 */
export function useLeaflet(
  element: RefObject<HTMLElement | null>,
  begin: (map: LeafletMap) => void,
  options?: MapOptions,
): LeafletMap | undefined {
  const [map, setMap] = useState<LeafletMap>();
  // Read on mount only; later views are set on the returned map.
  const first = useRef({ begin, options });

  useEffect(() => {
    if (!element.current) return;
    const created = createMap(element.current, { ...usualOptions(), ...first.current.options });
    first.current.begin(created);
    const removeBase = addBase(created);
    const sizes = new ResizeObserver(() => {
      const wasHidden = created.getSize().x === 0;
      created.invalidateSize();
      if (wasHidden) first.current.begin(created);
    });
    sizes.observe(element.current);
    setMap(created);
    return () => {
      sizes.disconnect();
      removeBase();
      created.remove();
      setMap(undefined);
    };
  }, [element]);

  return map;
}
