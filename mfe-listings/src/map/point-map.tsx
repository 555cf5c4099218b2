import { color } from '@pokriv/web-kit/ui';
import {
  circle,
  divIcon,
  marker,
  type LeafletKeyboardEvent,
  type Map as LeafletMap,
  type Marker,
} from 'leaflet';
import { Crosshair } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { styled } from 'styled-components';

import type { Point } from './box.ts';
import { Canvas, Corner, MapRoot, Tool } from './map-parts.ts';
import { MapSmallPrint } from './map-small-print.tsx';
import { useLeaflet } from './use-leaflet.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

/** Maximum distance of the shown point from the real one, metres (decisions §3). */
const RADIUS = 250;
const ZOOM = { point: 15.5, district: 14, city: 12.5 };
/** Px; the hit area is larger. */
const SIZE = 26;
/** Arrow key step, px. */
const NUDGE = 6;
const nudges: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -NUDGE],
  ArrowDown: [0, NUDGE],
  ArrowLeft: [-NUDGE, 0],
  ArrowRight: [NUDGE, 0],
};

const Root = styled(MapRoot)`
  /* Crosshair at the centre for keyboard users. */
  &:has(> [role='group']:focus-visible)::after {
    content: '';
    position: absolute;
    z-index: 2;
    top: 50%;
    left: 50%;
    width: 28px;
    height: 28px;
    translate: -50% -50%;
    background:
      linear-gradient(${color.accent}, ${color.accent}) center / 2px 100% no-repeat,
      linear-gradient(${color.accent}, ${color.accent}) center / 100% 2px no-repeat;
    pointer-events: none;
  }

  .map-here {
    top: 0;
    left: 0;
    cursor: grab;

    &::after {
      content: '';
      position: absolute;
      inset: -14px;
    }

    &:focus-visible {
      outline: 3px solid ${color.text};
      outline-offset: 3px;
    }
  }
`;

const toPoint = ({ lat, lng }: { lat: number; lng: number }): Point => ({ lat, lon: lng });

function pinAt({ lat, lon }: Point, name: string): Marker {
  const icon = divIcon({ className: 'map-spot map-here', iconSize: [SIZE, SIZE] });
  return marker([lat, lon], { icon, draggable: true, autoPan: true, title: name, alt: name });
}

/** Moves a focused pin instead of panning the map. @returns whether the key was handled */
function nudge(map: LeafletMap, pin: Marker, { key }: KeyboardEvent): boolean {
  const step = nudges[key];
  if (!step) return false;
  const spot = map.latLngToContainerPoint(pin.getLatLng());
  pin.setLatLng(map.containerPointToLatLng([spot.x + step[0], spot.y + step[1]]));
  return true;
}

interface PointMapTexts {
  /** Accessible name of the map, with its keys. */
  map: string;
  /** Accessible name of the pin, with its keys. */
  pin: string;
  /** Sets the point at the centre of the map. */
  centre: string;
}

export interface PointMapProps {
  point: Point | undefined;
  /** Initial centre without a point: the district's or the city's. */
  around: Point;
  /** `around` is a district. */
  isClose: boolean;
  isExact: boolean;
  texts: PointMapTexts;
  onPick: (point: Point) => void;
}

/** Sets one point by press, drag or keys; heavy, so lazy-loaded. */
export default function PointMap({ point, around, isClose, isExact, texts, onPick }: PointMapProps) {
  const { pin: pinName } = texts;
  const canvas = useRef<HTMLDivElement>(null);
  const zoom = point ? ZOOM.point : isClose ? ZOOM.district : ZOOM.city;
  const begin = point ?? around;
  const map = useLeaflet(canvas, (created) => created.setView([begin.lat, begin.lon], zoom), {
    scrollWheelZoom: false,
  });
  const pick = useEffectEvent((picked: Point) => onPick(picked));

  const hasFocus = useRef(false);
  const { lat, lon } = point ?? {};
  useEffect(() => {
    if (!map || lat === undefined || lon === undefined) return;
    const pin = pinAt({ lat, lon }, pinName).addTo(map);
    const area = circle([lat, lon], { radius: RADIUS, className: 'map-area', interactive: false });
    if (!isExact) area.addTo(map);
    pin.on('dragend', () => pick(toPoint(pin.getLatLng())));
    const element = pin.getElement();
    element?.setAttribute('role', 'button');
    element?.setAttribute('aria-label', pinName);
    const onKey = (event: KeyboardEvent) => {
      if (!nudge(map, pin, event)) return;
      event.preventDefault();
      event.stopPropagation();
      pick(toPoint(pin.getLatLng()));
    };
    element?.addEventListener('keydown', onKey);
    // A move recreates the marker: restore the focus for keyboard users.
    if (hasFocus.current) element?.focus({ preventScroll: true });
    hasFocus.current = false;
    if (!map.getBounds().contains([lat, lon])) map.panTo([lat, lon], { animate: false });
    return () => {
      hasFocus.current = document.activeElement === element;
      pin.remove();
      area.remove();
    };
  }, [map, lat, lon, isExact, pinName]);

  useEffect(() => {
    if (!map) return;
    const onPress = (event: LeafletKeyboardEvent | { latlng: { lat: number; lng: number } }) => {
      if ('latlng' in event) pick(toPoint(event.latlng));
    };
    map.on('click', onPress);
    return () => void map.off('click', onPress);
  }, [map]);

  const isSet = point !== undefined;
  useEffect(() => {
    if (map && !isSet)
      map.setView([around.lat, around.lon], isClose ? ZOOM.district : ZOOM.city, { animate: false });
  }, [map, isSet, isClose, around.lat, around.lon]);

  return (
    <Root aria-label={texts.map}>
      <Canvas ref={canvas} role="group" aria-label={texts.map} />
      <Corner $at="top-left">
        <Tool type="button" onClick={() => map && onPick(toPoint(map.getCenter()))}>
          <Crosshair aria-hidden />
          {texts.centre}
        </Tool>
      </Corner>
      <Corner $at="top-right">
        <ZoomButtons map={map} />
      </Corner>
      <Corner $at="bottom">
        <MapSmallPrint note="" />
      </Corner>
    </Root>
  );
}
