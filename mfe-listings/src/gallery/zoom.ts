/** Scale, and offset from the middle of the stage in px. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

/** Px from the middle of the stage. */
export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Stage and unzoomed picture, px. */
export interface Frame {
  stage: Size;
  picture: Size;
}

export const UNZOOMED: Zoom = { scale: 1, x: 0, y: 0 };
export const DOUBLE_TAP_SCALE = 2.5;
export const SCALE_MAX = 5;
export const ZOOM_STEP = 1.5;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

export function containedSize(box: Size, picture: Size): Size {
  const factor = Math.min(box.width / picture.width, box.height / picture.height);
  return { width: picture.width * factor, height: picture.height * factor };
}

/** Clamps the scale to 1 … `SCALE_MAX` and the offset so that a larger picture covers the stage. */
export function clampZoom({ scale, x, y }: Zoom, { stage, picture }: Frame): Zoom {
  const allowed = clamp(scale, 1, SCALE_MAX);
  const reachX = Math.max(0, (picture.width * allowed - stage.width) / 2);
  const reachY = Math.max(0, (picture.height * allowed - stage.height) / 2);
  return { scale: allowed, x: clamp(x, -reachX, reachX), y: clamp(y, -reachY, reachY) };
}

/** Zooms around a point. @param from fixed point on the stage @param to its new place, for moving fingers */
export function scaleAround(zoom: Zoom, scale: number, from: Point, to: Point = from): Zoom {
  const factor = scale / zoom.scale;
  return { scale, x: to.x - (from.x - zoom.x) * factor, y: to.y - (from.y - zoom.y) * factor };
}
