import { polyline, type LatLng, type Map as LeafletMap } from 'leaflet';

import type { Point } from '../box.ts';
import { areaOfLine, CORNERS_MAX, CORNERS_MIN } from '../polygon.ts';

/** Px: a longer drag draws freehand, a click this close to the first corner closes the area. */
const STILL = 8;
const CLOSE = 18;
/** Px: tolerance of the simplified line, and minimum size of an area. */
const TOLERANCE = 3;
const LEAST = 30;
const STROKE_MAX = 400;

export interface DrawEvents {
  onCorners: (count: number) => void;
  onDone: (corners: Point[]) => void;
}

export interface Drawing {
  undo: () => void;
  finish: () => void;
  stop: () => void;
}

const toPoint = ({ lat, lng }: LatLng): Point => ({ lat, lon: lng });

/**
 * Draws an area corner by corner with clicks, or freehand with a drag.
 * @param surface overlay of the map's size, which takes its pointer events meanwhile
 */
export function startDrawing(map: LeafletMap, surface: HTMLElement, events: DrawEvents): Drawing {
  const line = polyline([], { className: 'map-drawn', interactive: false }).addTo(map);
  let corners: LatLng[] = [];
  let stroke: LatLng[] | undefined;

  const at = (event: PointerEvent): LatLng => map.mouseEventToLatLng(event);
  const pixels = (one: LatLng, other: LatLng): number =>
    map.latLngToContainerPoint(one).distanceTo(map.latLngToContainerPoint(other));
  const draw = (points: LatLng[]): void => void line.setLatLngs(points);
  const set = (next: LatLng[]): void => {
    corners = next;
    draw(corners);
    events.onCorners(corners.length);
  };
  const degreesOf = (count: number): number => {
    const { y } = map.getSize();
    return (count * (map.getBounds().getNorth() - map.getBounds().getSouth())) / y;
  };

  function finish(): void {
    if (corners.length >= CORNERS_MIN) events.onDone(corners.map(toPoint));
  }

  function addCorner(corner: LatLng): void {
    const [first] = corners;
    if (first && corners.length >= CORNERS_MIN && pixels(first, corner) <= CLOSE) finish();
    else if (corners.length < CORNERS_MAX) set([...corners, corner]);
  }

  function endStroke(drawn: LatLng[]): void {
    const size = Math.max(...drawn.map((point) => pixels(drawn[0] ?? point, point)));
    const area = areaOfLine(drawn.map(toPoint), degreesOf(TOLERANCE));
    if (size >= LEAST && area.length >= CORNERS_MIN) events.onDone(area);
    else draw(corners);
  }

  const press = (event: PointerEvent): void => {
    if (!event.isPrimary || event.button !== 0) return;
    surface.setPointerCapture(event.pointerId);
    stroke = [at(event)];
  };
  const move = (event: PointerEvent): void => {
    if (!event.isPrimary) return;
    const here = at(event);
    const last = stroke?.at(-1);
    if (!stroke || !last) {
      draw([...corners, here]);
      return;
    }
    if (pixels(last, here) < (stroke.length === 1 ? STILL : STILL / 2)) return;
    const thinned = stroke.length < STROKE_MAX ? stroke : stroke.filter((_, index) => index % 2 === 0);
    stroke = [...thinned, here];
    draw(stroke);
  };
  const release = (event: PointerEvent): void => {
    const drawn = stroke;
    stroke = undefined;
    if (!drawn || !event.isPrimary) return;
    if (drawn.length > CORNERS_MIN) endStroke(drawn);
    else addCorner(at(event));
  };
  const forget = (): void => {
    stroke = undefined;
    draw(corners);
  };

  surface.addEventListener('pointerdown', press);
  surface.addEventListener('pointermove', move);
  surface.addEventListener('pointerup', release);
  surface.addEventListener('pointercancel', forget);
  return {
    undo: () => set(corners.slice(0, -1)),
    finish,
    stop() {
      line.remove();
      surface.removeEventListener('pointerdown', press);
      surface.removeEventListener('pointermove', move);
      surface.removeEventListener('pointerup', release);
      surface.removeEventListener('pointercancel', forget);
    },
  };
}
