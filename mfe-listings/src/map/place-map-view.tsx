import { VisuallyHidden } from '@pokriv/web-kit/ui';
import { circle, divIcon, marker } from 'leaflet';
import { useEffect, useRef } from 'react';

import type { Point } from './box.ts';
import { Canvas, Corner, MapRoot } from './map-parts.ts';
import { MapSmallPrint } from './map-small-print.tsx';
import { mapTexts } from './messages.ts';
import { MetroKey } from './metro-key.tsx';
import { useLeaflet } from './use-leaflet.ts';
import { useMapWindow } from './use-map-window.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

/** Maximum distance of the shown point from the real one, metres (decisions §3). */
const RADIUS = 250;
const ZOOM = { exact: 15, approximate: 14 };

function placeMark({ lat, lon }: Point, isExact: boolean) {
  if (!isExact) return circle([lat, lon], { radius: RADIUS, className: 'map-area', interactive: false });
  const icon = divIcon({ className: 'map-spot map-here', iconSize: [0, 0] });
  return marker([lat, lon], { icon, interactive: false, keyboard: false });
}

/** No wheel zoom or one-finger pan, so that the page scrolls past the map. */
const staticOptions = () => ({
  scrollWheelZoom: false,
  keyboard: false,
  dragging: matchMedia('(hover: hover)').matches,
});

export interface PlaceMapProps {
  /** Public point: exact only when the owner shows the address. */
  point: Point;
  isExact?: boolean;
  label: string;
}

export default function PlaceMapView({ point, isExact = false, label }: PlaceMapProps) {
  const canvas = useRef<HTMLDivElement>(null);
  const zoom = isExact ? ZOOM.exact : ZOOM.approximate;
  const map = useLeaflet(canvas, (created) => created.setView([point.lat, point.lon], zoom), staticOptions());
  const mapWindow = useMapWindow(map);
  const { lat, lon } = point;

  useEffect(() => {
    if (!map) return;
    const mark = placeMark({ lat, lon }, isExact).addTo(map);
    map.setView([lat, lon], zoom, { animate: false });
    return () => void mark.remove();
  }, [map, lat, lon, isExact, zoom]);

  const note = isExact ? mapTexts.exactPlace : mapTexts.approximatePlace;
  return (
    <MapRoot aria-label={mapTexts.place(label)}>
      <VisuallyHidden>{`${label}. ${note}`}</VisuallyHidden>
      <Canvas ref={canvas} aria-hidden="true" tabIndex={-1} />
      <Corner $at="top-right">
        <ZoomButtons map={map} />
        <MetroKey mapWindow={mapWindow} />
      </Corner>
      <Corner $at="bottom">
        <MapSmallPrint note={note} />
      </Corner>
    </MapRoot>
  );
}
