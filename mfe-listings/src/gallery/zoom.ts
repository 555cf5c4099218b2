/** How a picture lies on the stage: its scale, and how far its middle is from the middle of the stage, in px. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

/** A point in px from the middle of the stage. */
export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The stage, and the picture as it is drawn on it without zoom, in px. */
export interface Frame {
  stage: Size;
  picture: Size;
}

/** The whole picture. */
export const UNZOOMED: Zoom = { scale: 1, x: 0, y: 0 };
/** What a double tap zooms to. */
export const DOUBLE_TAP_SCALE = 2.5;
export const SCALE_MAX = 5;
/** Factor of one press of a zoom button or key. */
export const ZOOM_STEP = 1.5;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The size of a picture drawn whole in a box, as `object-fit: contain` draws it. */
export function containedSize(box: Size, picture: Size): Size {
  const factor = Math.min(box.width / picture.width, box.height / picture.height);
  return { width: picture.width * factor, height: picture.height * factor };
}

/** Keeps the scale between 1 and `SCALE_MAX`, and the picture's edges out of the stage where the picture is larger than it. */
export function clampZoom({ scale, x, y }: Zoom, { stage, picture }: Frame): Zoom {
  const allowed = clamp(scale, 1, SCALE_MAX);
  const reachX = Math.max(0, (picture.width * allowed - stage.width) / 2);
  const reachY = Math.max(0, (picture.height * allowed - stage.height) / 2);
  return { scale: allowed, x: clamp(x, -reachX, reachX), y: clamp(y, -reachY, reachY) };
}

/**
 * Another scale with one place of the picture held fast.
 * @param from the point on the stage where that place is now
 * @param to where it shall be, the same point unless fingers move
 */
export function scaleAround(zoom: Zoom, scale: number, from: Point, to: Point = from): Zoom {
  const factor = scale / zoom.scale;
  return { scale, x: to.x - (from.x - zoom.x) * factor, y: to.y - (from.y - zoom.y) * factor };
}
