import type { PropertyImage } from '@pokriv/contracts/listing/property';
import { createUseGesture, dragAction, pinchAction } from '@use-gesture/react';
import { useRef, useState } from 'react';

import { SWIPE_PX } from './swipe-distance.ts';
import {
  clampZoom,
  containedSize,
  DOUBLE_TAP_SCALE,
  SCALE_MAX,
  scaleAround,
  UNZOOMED,
  ZOOM_STEP,
  type Frame,
  type Point,
  type Zoom,
} from './zoom.ts';

const useGesture = createUseGesture([dragAction, pinchAction]);

/** Maximum delay (ms) and distance (px) of a double tap. */
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 30;
/** Pan step of an arrow key, px. */
const PAN_PX = 80;
const MIDDLE: Point = { x: 0, y: 0 };

const PANS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: PAN_PX, y: 0 },
  ArrowRight: { x: -PAN_PX, y: 0 },
  ArrowUp: { x: 0, y: PAN_PX },
  ArrowDown: { x: 0, y: -PAN_PX },
};

interface StageParts {
  /** Current picture; a new one resets the zoom. */
  position: number;
  image: PropertyImage | undefined;
  /** 1 is the next picture (dragged to the left), −1 the previous. */
  onSwipe: (step: 1 | -1) => void;
}

export function useStage({ position, image, onSwipe }: StageParts) {
  const stageRef = useRef<HTMLDivElement>(null);
  const pictureRef = useRef<HTMLImageElement>(null);
  const lastTap = useRef<Point & { at: number }>(undefined);
  const [zoomed, setZoomed] = useState({ position, zoom: UNZOOMED });
  const [offset, setOffset] = useState(0);
  const [isHeld, setIsHeld] = useState(false);
  if (zoomed.position !== position) setZoomed({ position, zoom: UNZOOMED });
  const zoom = zoomed.position === position ? zoomed.zoom : UNZOOMED;

  const frame = (): Frame => {
    const [stage, box] = [stageRef.current, pictureRef.current].map((element) => ({
      width: element?.clientWidth ?? 0,
      height: element?.clientHeight ?? 0,
    })) as [Frame['stage'], Frame['picture']];
    return { stage, picture: image ? containedSize(box, image) : box };
  };
  const pointOf = ([clientX, clientY]: readonly [number, number]): Point => {
    const { left = 0, top = 0, width = 0, height = 0 } = stageRef.current?.getBoundingClientRect() ?? {};
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const zoomTo = (next: Zoom): void => setZoomed({ position, zoom: clampZoom(next, frame()) });

  const tap = (point: Point, at: number): void => {
    const former = lastTap.current;
    const isDouble =
      former !== undefined &&
      at - former.at <= DOUBLE_TAP_MS &&
      Math.hypot(point.x - former.x, point.y - former.y) <= DOUBLE_TAP_PX;
    lastTap.current = isDouble ? undefined : { ...point, at };
    if (isDouble) zoomTo(zoom.scale > 1 ? UNZOOMED : scaleAround(zoom, DOUBLE_TAP_SCALE, point));
  };

  useGesture(
    {
      onDrag: ({ xy, initial, event, tap: isTap, last, pinching, canceled, cancel, memo }) => {
        const start = (memo as Zoom | undefined) ?? zoom;
        if (pinching || canceled) {
          setOffset(0);
          cancel();
          return start;
        }
        const [movedX, movedY] = [xy[0] - initial[0], xy[1] - initial[1]];
        setIsHeld(!last);
        if (isTap) tap(pointOf(xy), event.timeStamp);
        else if (start.scale > 1) zoomTo({ ...start, x: start.x + movedX, y: start.y + movedY });
        else {
          setOffset(last ? 0 : movedX);
          if (last && Math.abs(movedX) > SWIPE_PX) onSwipe(movedX < 0 ? 1 : -1);
        }
        return start;
      },
      onPinch: ({ origin, offset: [scale], last, memo }) => {
        const point = pointOf(origin);
        const start = (memo as { zoom: Zoom; point: Point } | undefined) ?? { zoom, point };
        setIsHeld(!last);
        zoomTo(scaleAround(start.zoom, scale, start.point, point));
        return start;
      },
    },
    {
      target: stageRef,
      // An active listener, whose `preventDefault` blocks page zoom.
      eventOptions: { passive: false },
      drag: { filterTaps: true, pointer: { keys: false } },
      pinch: { scaleBounds: { min: 1, max: SCALE_MAX }, from: () => [zoom.scale, 0] },
    },
  );

  const zoomBy = (factor: number): void => zoomTo(scaleAround(zoom, zoom.scale * factor, MIDDLE));
  const zoomIn = (): void => zoomBy(ZOOM_STEP);
  const zoomOut = (): void => zoomBy(1 / ZOOM_STEP);
  const zoomKeys: Readonly<Record<string, () => void>> = {
    '+': zoomIn,
    '=': zoomIn,
    '-': zoomOut,
    '0': () => zoomTo(UNZOOMED),
  };

  return {
    stageRef,
    pictureRef,
    zoom,
    /** Horizontal drag, px. */
    offset,
    isHeld,
    zoomIn,
    zoomOut,
    takeKey: (key: string): boolean => {
      const pan = zoom.scale > 1 ? PANS[key] : undefined;
      if (pan) zoomTo({ ...zoom, x: zoom.x + pan.x, y: zoom.y + pan.y });
      zoomKeys[key]?.();
      return pan !== undefined || Object.hasOwn(zoomKeys, key);
    },
  };
}
